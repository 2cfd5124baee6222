/**
 * Writes what the server leaves out because it is the default: `src/lib/defaults.ts`, from its description.
 * `node scripts/defaults.ts [DESCRIPTION [RESULT]]`; part of `npm run types`.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** What the page completes; and with these all that they hold. */
const ROOTS = ["Told", "Step", "Guided", "PuzzleShown"];

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  default?: unknown;
  properties?: Record<string, Schema>;
}

const [, , description = "openapi.json", result = "src/lib/defaults.ts"] = process.argv;
const { schemas } = JSON.parse(readFileSync(description, "utf8")).components as { schemas: Record<string, Schema> };

/** The name of the type that a field holds: itself, or nothing, or many of it. */
function held(field: Schema): string | undefined {
  const names = [field, ...(field.anyOf ?? [])].map((one) => (one.items ?? one).$ref?.split("/").pop());
  return names.find(Boolean);
}

const found = new Map<string, { defaults: Record<string, unknown>; parts: Record<string, string> }>();

function look(name: string): void {
  if (found.has(name)) return;
  const fields = Object.entries(schemas[name]?.properties ?? {});
  const defaults = Object.fromEntries(fields.filter(([, field]) => "default" in field).map(([key, field]) => [key, field.default]));
  const parts = Object.fromEntries(fields.map(([key, field]) => [key, held(field)]).filter(([, part]) => part));
  found.set(name, { defaults, parts });
  for (const part of Object.values<string>(parts)) look(part);
}

ROOTS.forEach(look);
const told = [...found].filter(([, { defaults, parts }]) => Object.keys({ ...defaults, ...parts }).length);
const rows = told.map(([name, { defaults, parts }]) => `  ${name}: ${JSON.stringify({ defaults, parts })},`);
writeFileSync(
  result,
  `/** Made by scripts/defaults.ts from the server's description: \`make types\`. */
import type { components } from "./schema";

/** By type: the fields that may be left out, and the types that other fields hold. */
export const SHAPES: Partial<Record<Name, { defaults: object; parts: Record<string, Name> }>> = {
${rows.join("\n")}
};

export type Name = keyof components["schemas"];
`,
);
