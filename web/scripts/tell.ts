/** Says messages as the page does, for the tests: {language, catalogues, seat_names, cases} becomes {texts, gaps}. */
import { readFileSync } from "node:fs";
import { Words } from "../src/words/fluent.ts";

const { language, catalogues, seat_names, cases } = JSON.parse(readFileSync(0, "utf8"));
const words = new Words(language, catalogues, seat_names);
const texts = cases.map(({ message, viewer }: { message: Parameters<Words["say"]>[0]; viewer?: number }) => words.say(message, viewer));
process.stdout.write(JSON.stringify({ texts, gaps: [...words.gaps] }));
