import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../locales/en/", import.meta.url);

export interface CatalogEntry {
  readonly text: string;
  /** The source lines that use it. */
  readonly places: string;
}

/** The areas of the interface, each with a catalog of its own. */
export const catalogAreas = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".po"))
    .map((name) => name.slice(0, -".po".length));

/** All English texts of an area, with their placeholders and markup. */
export function entriesOf(area: string): CatalogEntry[] {
  const file = readFileSync(new URL(`${area}.po`, folder), "utf8");
  return file.split("\n\n").flatMap((block) => {
    const [, id = ""] = /^msgid ((?:".*"\n?)+)/m.exec(block) ?? [];
    const lines = id.split("\n").filter(Boolean);
    const text = lines.map((line) => String(JSON.parse(line))).join("");
    const places = block.match(/^#: .*$/gm)?.join(" ") ?? "";
    return text === "" ? [] : [{ text, places }];
  });
}
