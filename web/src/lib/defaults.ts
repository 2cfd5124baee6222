/** Made by scripts/defaults.ts from the server's description: `make types`. */
import type { components } from "./schema";

/** By type: the fields that may be left out, and the types that other fields hold. */
export const SHAPES: Partial<Record<Name, { defaults: object; parts: Record<string, Name> }>> = {
  Message: {"defaults":{"picture":null,"step":false,"by":null,"lines":[],"banks":[],"view":null,"change":null,"board":null,"said":""},"parts":{"picture":"Picture","view":"View","change":"Change","board":"Board"}},
  Picture: {"defaults":{"view":null,"banks":[]},"parts":{"settings":"Settings","board":"Board","view":"View"}},
  Settings: {"defaults":{"options":{},"bots":[],"clock":{"move":0,"bank":0,"increment":0},"listed":false,"patience":60,"pace":0.7,"hints":true,"hands_after":true,"code":"","given":false},"parts":{"clock":"Clock"}},
  Clock: {"defaults":{"move":0,"bank":0,"increment":0},"parts":{}},
  Board: {"defaults":{"proof":null,"winners":[],"host":null,"given":false},"parts":{"holders":"Holder","proof":"Proof"}},
  Holder: {"defaults":{"name":"","bot":"","away":false,"ready":false,"wins":0},"parts":{}},
  Proof: {"defaults":{},"parts":{}},
  View: {"defaults":{"actions":[],"log":[],"mood":""},"parts":{"seats":"Seat","zones":"Zone","counters":"Counter","actions":"Action"}},
  Seat: {"defaults":{"suit":"","markers":[]},"parts":{}},
  Zone: {"defaults":{"seat":null,"count":0},"parts":{"cards":"Card"}},
  Card: {"defaults":{"face":null,"seat":null,"badge":"","winning":false,"actions":[],"why_not":""},"parts":{"face":"Face"}},
  Face: {"defaults":{"pips":[]},"parts":{"pips":"Pip"}},
  Pip: {"defaults":{},"parts":{}},
  Counter: {"defaults":{"seat":null,"pip":"","reason":""},"parts":{}},
  Action: {"defaults":{"about":"","target":"","key":"","number":null,"mark":"","grave":false},"parts":{}},
  Change: {"defaults":{"zones":[],"counters":[],"gone":[],"order":null,"actions":[],"mood":""},"parts":{"zones":"Zone","counters":"Counter","actions":"Action"}},
  Step: {"defaults":{"by":null,"action":"","lines":[]},"parts":{"view":"View"}},
};

export type Name = keyof components["schemas"];
