/**
 * The server's sentences in another language: templates that are matched, taken apart and put together again.
 *
 * A pair is an English template and its translation: ["{name} plays {n} face up.", "{name} spielt {n} offen."]. A place
 * holder is named after what it holds, a digit at its end tells two of them apart ({name}, {name2}), and a + takes a
 * list: {card+} is Blue 2, Red 4 and Green 7.
 *   {n}      a number
 *   {name}   somebody: translated if it is a seat's, else left as it is
 *   {KIND}   one of the pairs of that kind: the same word in another case or gender is another kind
 *   {other}  anything else that is a sentence, or left as it is
 */

export type Pair = readonly [english: string, translation: string];

export interface Phrasebook {
  kinds?: Record<string, readonly Pair[]>;
  sentences: readonly Pair[];
}

/** All that is needed for one language: what every game may say, and each game's own books, which are looked up first. */
export interface Language {
  and: string; // between the last two of a list
  shared: readonly Phrasebook[];
  games: Record<string, readonly Phrasebook[]>;
}

export type Translate = (text: string) => string | undefined;

interface Place {
  name: string;
  kind: string;
  list: boolean;
}

interface Template {
  pattern: RegExp;
  literal: string; // its longest piece: most sentences are sorted out by it
  worded: boolean; // whether it has words of its own; else all of it is in its places
  places: Place[];
  translation: string;
}

const PLACE = /\{(\w+?)(\d*)(\+?)\}/g;
const BETWEEN = /(, | and )/;
const MOST_KEPT = 5_000; // sentences; of those with numbers in them there are many

/** A translator for each game, made when it is first asked for; `freely` as below. */
export function speaker(language: Language, freely = true): (text: string, game?: string) => string | undefined {
  const made = new Map<string, Translate>();
  return (text, game = "") => {
    if (!made.has(game)) {
      const books = [...(language.games[game] ?? []), ...language.shared];
      made.set(game, translator(books, language.and, freely));
    }
    return made.get(game)?.(text);
  };
}

/**
 * A translator that looks through the books in their order; `and` is the word between the last two of a list.
 * With `freely` off it translates nothing of which a word would stay as it is.
 */
export function translator(books: readonly Phrasebook[], and: string, freely = true): Translate {
  const kinds: Record<string, readonly Pair[]> = Object.assign({}, ...[...books].reverse().map((book) => book.kinds));
  const whole = new Map<string, string>(); // sentences without places
  const kept = new Map<string, string | undefined>();

  function pairsOf(kind: string): readonly Pair[] {
    return kinds[kind] ?? [];
  }

  function sourceOf(kind: string): string {
    if (kind === "n") return "-?\\d+";
    if (kind === "name") return "[^:;,]+?";
    if (!(kind in kinds)) return ".+?";
    return `(?:${pairsOf(kind).map(([english]) => patternOf(english, "(?:")).join("|")})`;
  }

  function patternOf(english: string, group: string): string {
    return pieces(english)
      .map((piece) => (typeof piece === "string" ? escape(piece) : `${group}${listOf(sourceOf(piece.kind), piece)})`))
      .join("");
  }

  function compile([english, translation]: Pair): Template {
    const parts = pieces(english);
    const literals = parts.filter((part) => typeof part === "string");
    return {
      pattern: new RegExp(`^${patternOf(english, "(")}$`),
      literal: literals.reduce((best, next) => (next.length > best.length ? next : best), ""),
      worded: /\p{L}/u.test(literals.join("")),
      places: parts.filter((part) => typeof part !== "string"),
      translation,
    };
  }

  const compiled: Record<string, Template[]> = {};
  for (const kind in kinds) compiled[kind] = pairsOf(kind).map(compile);
  const templates: Template[] = [];
  for (const pair of books.flatMap((book) => [...book.sentences])) {
    if (pair[0].includes("{")) templates.push(compile(pair));
    else if (!whole.has(pair[0])) whole.set(...pair);
  }

  /** The first template that fits, with all its places; `freely`: what can't be translated in them stays as it is. */
  function fitted(text: string, among: Template[], freely: boolean): string | undefined {
    for (const template of among) {
      if (freely && !template.worded) continue;
      const match = text.includes(template.literal) && template.pattern.exec(text);
      const done = match && filled(template, match.slice(1), freely);
      if (done) return done;
    }
    return undefined;
  }

  function filled(template: Template, found: string[], freely: boolean): string | undefined {
    const words: Record<string, string> = {};
    for (const [i, place] of template.places.entries()) {
      const text = found[i] ?? "";
      const word = place.list ? listed(text, place, freely) : translated(text, place.kind, freely);
      if (word === undefined) return undefined;
      words[place.name] = word;
    }
    return template.translation.replace(PLACE, (_, name: string, digit: string) => words[name + digit] ?? "");
  }

  function listed(text: string, { kind }: Place, freely: boolean): string | undefined {
    const parts = text.split(BETWEEN).map((part, i) => (i % 2 ? part.replace(" and ", and) : translated(part, kind, freely)));
    return parts.includes(undefined) ? undefined : parts.join("");
  }

  function translated(text: string, kind: string, freely: boolean): string | undefined {
    if (kind === "n") return text;
    const known = compiled[kind];
    if (known) return fitted(text, known, freely);
    return sentence(text, freely) ?? (freely ? text : undefined);
  }

  function sentence(text: string, freely: boolean): string | undefined {
    return whole.get(text) ?? fitted(text, templates, false) ?? (freely ? fitted(text, templates, true) : undefined);
  }

  return (text) => {
    if (!kept.has(text)) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(text, sentence(text, freely));
    }
    return kept.get(text);
  };
}

/** A template cut into words and places. */
function pieces(english: string): (string | Place)[] {
  const found: (string | Place)[] = [];
  let end = 0;
  for (const match of english.matchAll(PLACE)) {
    const [all, kind = "", digit = "", list = ""] = match;
    if (match.index > end) found.push(english.slice(end, match.index));
    found.push({ name: kind + digit, kind, list: list === "+" });
    end = match.index + all.length;
  }
  if (end < english.length) found.push(english.slice(end));
  return found;
}

function listOf(source: string, { list }: Place): string {
  return list ? `${source}(?:, ${source})*(?: and ${source})?` : source;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
