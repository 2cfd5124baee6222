/** Writes the type of the page's own words, `src/words/keys.ts`, from `src/words/en.ftl`: each key and its arguments. */
import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const WORDS = new URL("../src/words/", import.meta.url);

/** The names of all arguments in a part of a message. */
function named(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, name } = part as { type?: string; name?: string };
  return type === "var" && name ? [name] : Object.values(part).flatMap(named);
}

const { body } = new FluentResource(readFileSync(new URL("en.ftl", WORDS), "utf8"));
const rows = body.map(({ id, value }) => `  "${id}": ${[...new Set(named(value))].map((name) => `"${name}"`).join(" | ") || "never"};`);
writeFileSync(
  new URL("keys.ts", WORDS),
  `/** Made by scripts/keys.ts from en.ftl, before types are checked. */\nexport interface Keys {\n${rows.join("\n")}\n}\n`,
);
