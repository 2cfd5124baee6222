"""How Numba compiles rules, and the entries that they are compiled into.

By default Numba treats every function as if Python might call it: each is optimised together with all that it calls,
and becomes machine code of its own. Of a game's 150 functions only a dozen entries are ever called. So here a rule is
only translated, and the entry that calls it optimises it, once, together with all the rest.

Numba also compiles a function anew for callers with other options. Entries differ in these (some release Python's lock,
some don't), which says nothing about the rules that they call: these are the same for all entries.
"""

# Numba's own classes have no types.
# mypy: disable-error-code="no-untyped-call, misc, attr-defined"

from hashlib import sha256
from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, Flags, _LowerResult
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import cpu_target
from numba.core.targetconfig import ConfigStack
from numba.core.typed_passes import NativeLowering, NopythonTypeInference
from numba.core.types import Record


def record_name(record: Any) -> tuple[str, tuple[str]]:
    """By what the names of compiled functions tell records apart: by what they hold.

    Numba counts them as they come up. So two games, each compiled by a process of its own, may get the same names, and
    a third process that loads both would run the one's functions with the other's states.
    """
    return type(record).__name__, (sha256(record.name.encode()).hexdigest()[:32],)


Record.mangling_args = property(record_name)  # type: ignore[assignment, method-assign]


class UnfinishedLibrary(JITCodeLibrary):
    """The code of a rule: complete, but neither optimised as a whole nor made machine code."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # there is none


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):
    """Translates a rule, for compiled code that calls it."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = UnfinishedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        state.flags.no_compile = False
        lowered, described = state["cr"], state["cr"].fndesc
        state.library._ensure_finalized()
        module, name = described.lookup_module(), described.qualname.rpartition(".")[2]
        key = _dynfunc.make_function(module, name, "", 0, lowered.env, (state.library,))  # by which callers find it
        state.targetctx.insert_user_function(key, described, [state.library])
        state["cr"] = _LowerResult(described, lowered.call_helper, cfunc=key, env=lowered.env)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryTyping(NopythonTypeInference):
    """Infers the types of an entry, and meanwhile has all that it calls compiled as if rules had called it."""

    _name = "entry_typing"

    def run_pass(self, state: Any) -> bool:
        flags = Flags()
        cpu_target.options.parse_as_flags(flags, {"nopython": True, "no_cpython_wrapper": True} | WITHIN)
        with ConfigStack().enter(flags):
            changed: bool = super().run_pass(state)
        return changed


def with_pass(state: Any, own: Any) -> list[PassManager]:
    """Numba's own pipeline, with one pass that takes the place of the one that it is made from."""
    pipeline = DefaultPassBuilder.define_nopython_pipeline(state)
    replaced = own.__bases__[0]
    pipeline.passes = [(own if kind is replaced else kind, told) for kind, told in pipeline.passes]
    pipeline.finalize()
    return [pipeline]


class RuleCompiler(CompilerBase):
    """Compiles what only compiled code calls."""

    def define_pipelines(self) -> list[PassManager]:
        return with_pass(self.state, RuleLowering)


class EntryCompiler(CompilerBase):
    """Compiles what Python calls."""

    def define_pipelines(self) -> list[PassManager]:
        return with_pass(self.state, EntryTyping)


WITHIN: dict[str, Any] = {"error_model": "numpy", "no_cfunc_wrapper": True}  # called by compiled code only, never by C
RULE: Any = WITHIN | {"pipeline_class": RuleCompiler}
ENTRY: Any = {"error_model": "numpy", "cache": True, "pipeline_class": EntryCompiler}
