/** Prints the page's own words in all languages, for the tests: {language: {key: words}}. */
import de from "../src/words/de.ts";
import en from "../src/words/en.ts";

process.stdout.write(JSON.stringify({ en, de }));
