/** Made by scripts/defaults.ts from the server's description: `make types`. */
import type { components } from "./schema";

/** By type: the fields that may be left out, and the types that other fields hold. */
export const SHAPES: Partial<Record<Name, { defaults: object; parts: Record<string, Name> }>> = {
  Told: {"defaults":{"picture":null,"step":false,"by":null,"choice":false,"lines":[],"undone":0,"banks":[],"view":null,"change":null,"board":null,"spoken":null,"here":null},"parts":{"picture":"Picture","lines":"Message","view":"View","change":"Change","board":"Board","spoken":"Spoken","here":"Here"}},
  Picture: {"defaults":{"view":null,"banks":[],"undone":[],"talk":[]},"parts":{"settings":"Settings","board":"Board","view":"View","undone":"UndoneLine","talk":"Spoken"}},
  Settings: {"defaults":{"options":{},"bots":[],"clock":{"move":0,"bank":0,"increment":0},"listed":false,"patience":60,"pace":0.7,"hints":true,"hands_after":true,"code":"","given":false,"talk":false,"daily":"","tournament":""},"parts":{"clock":"Clock"}},
  Clock: {"defaults":{"move":0,"bank":0,"increment":0},"parts":{}},
  Board: {"defaults":{"proof":null,"winners":[],"ranks":[],"host":null,"given":false,"alone":false,"unplayable":null},"parts":{"holders":"Holder","proof":"Proof","unplayable":"Message"}},
  Holder: {"defaults":{"name":"","bot":"","away":false,"ready":false,"wins":0},"parts":{}},
  Message: {"defaults":{"args":{}},"parts":{}},
  View: {"defaults":{"actions":[],"log":[],"mood":"","round_over":false},"parts":{"stage":"Message","prompt":"Message","seats":"Seat","zones":"Zone","counters":"Counter","actions":"Action","log":"Message"}},
  Seat: {"defaults":{"suit":"","role":null,"markers":[],"out":null},"parts":{"role":"Message","markers":"Message","out":"Message"}},
  Zone: {"defaults":{"seat":null,"count":0},"parts":{"label":"Message","cards":"Card"}},
  Card: {"defaults":{"face":null,"seat":null,"badges":[],"winning":false,"actions":[],"why_not":null},"parts":{"face":"Face","badges":"Message","why_not":"Message"}},
  Face: {"defaults":{"pips":[]},"parts":{"pips":"Pip"}},
  Counter: {"defaults":{"seat":null,"pip":"","reason":null},"parts":{"label":"Message","reason":"Message"}},
  Action: {"defaults":{"about":null,"target":"","key":"","number":null,"mark":"","grave":false},"parts":{"label":"Message","about":"Message"}},
  UndoneLine: {"defaults":{},"parts":{"line":"Message"}},
  Spoken: {"defaults":{"phrase":"","text":""},"parts":{}},
  Change: {"defaults":{"zones":[],"counters":[],"gone":[],"order":null,"actions":[],"mood":"","round_over":false},"parts":{"stage":"Message","prompt":"Message","seats":"Seat","zones":"Zone","counters":"Counter","actions":"Action"}},
  Step: {"defaults":{"by":null,"action":"","lines":[]},"parts":{"lines":"Message","view":"View"}},
  Guided: {"defaults":{},"parts":{"scenes":"Scene"}},
  Scene: {"defaults":{"at":[],"ways":[],"other":null},"parts":{"say":"Message","view":"View","ways":"Way","other":"Message"}},
  Way: {"defaults":{"action":null,"seen":[]},"parts":{"seen":"Seen"}},
  Seen: {"defaults":{"by":null,"lines":[],"view":null},"parts":{"lines":"Message","view":"View"}},
  PuzzleShown: {"defaults":{},"parts":{"view":"View"}},
};

export type Name = keyof components["schemas"];
