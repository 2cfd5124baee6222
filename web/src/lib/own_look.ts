/** What a game brings for its look: drawings become symbols of the document, colours rules of a style sheet. */
import type { GameInfo, Look, ToldGame } from "./types";

const colours = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, colours];
const brought = new Set<string>(); // games

/** A game's look with every symbol by its id in the document; "" is one that nobody has drawn. */
export function ownLook({ name, look, own }: ToldGame): Look {
  const idOf = (symbol: string): string => {
    if (own.drawings.includes(symbol)) return `own-${name}-${symbol}`;
    return document.getElementById(symbol) ? symbol : "";
  };
  const each = (symbols: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(symbols).map(([key, symbol]) => [key, idOf(symbol)]).filter(([, id]) => id));
  if (!brought.has(name)) bring(name, own);
  return {
    ...look,
    game: name,
    suits: look.suits.map((suit) => ({ ...suit, symbol: idOf(`s-${suit.symbol}`), pip: idOf(suit.pip ?? "") })),
    pips: each(look.pips),
    courts: each(look.courts),
    back: idOf(look.back),
    mat: idOf(look.mat),
    box: own.drawings.includes(`a-${name}`) ? idOf(`a-${name}`) : "",
  };
}

function bring(name: string, own: GameInfo["own"]): void {
  brought.add(name);
  if (own.drawings.length) void bringDrawings(name);
  for (const [fill, { on, ink }] of Object.entries(own.inks)) rule(`[data-suit="${fill}"]`, { s: fill, on, si: ink });
  if (!own.theme) return;
  const game = `[data-game="${CSS.escape(themeOf(name))}"]`;
  for (const [theme, { mat, print, ink, accent }] of Object.entries(own.theme)) {
    const at = theme === "dark" ? `[data-theme="dark"]${game}, [data-theme="dark"] ${game}` : game;
    rule(at, { mat, print, "mat-ink": ink, accent });
  }
}

function rule(selector: string, properties: Record<string, string>): void {
  const told = Object.entries(properties).map(([name, value]) => `--${name}: ${value};`);
  colours.insertRule(`${selector} { ${told.join(" ")} }`, colours.cssRules.length);
}

async function bringDrawings(name: string): Promise<void> {
  const answer = await fetch(`/api/games/${name}/drawings`).catch(() => null);
  if (!answer?.ok) return void brought.delete(name); // asked again with the next list of games
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("class", "sheet-of-symbols");
  for (const side of ["width", "height"]) sheet.setAttribute(side, "0");
  document.body.prepend(document.importNode(sheet, true));
}

/** The name of a game's theme, as the styles know it. */
export function themeOf(game: Pick<GameInfo, "name"> | string): string {
  return (typeof game === "string" ? game : game.name).replaceAll("_", "-");
}
