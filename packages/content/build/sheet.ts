/**
 * A contact sheet of all pictures with their names, for review by a person: `npm run content:sheet [file]`.
 * A word or action stays only if people immediately name its picture correctly, a scene only if its
 * sentence is true of it.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { english } from "../src/en/content.ts";
import { actionFields, categories, sentenceStructures, type Word } from "../src/types.ts";

const root = new URL("../", import.meta.url);

const pictureOf = (key: string) => readFileSync(new URL(english.picture(key), root), "utf8");

const card = (picture: string, name: string, note: string): string =>
  `<figure>${pictureOf(picture)}<figcaption><b>${name}</b> ${note}</figcaption></figure>`;

const others = (names: readonly string[]) => (names.length > 0 ? `<br>or ${names.join(", ")}` : "");

const wordCard = ({ picture, text, band, syllables, synonyms }: Word): string =>
  card(picture, text, `${band}/${syllables}${others(synonyms)}`);

const section = (title: string, cards: readonly string[]): string =>
  `<h2>${title} (${cards.length})</h2><div>${cards.join("")}</div>`;

const wordSections = categories.map((category) =>
  section(category, english.words.filter((word) => word.category === category).map(wordCard)),
);

const actionSections = actionFields.map((field) =>
  section(
    `actions: ${field}`,
    english.actions
      .filter((action) => action.field === field)
      .map(({ picture, ing, band, syllables, synonyms }) =>
        card(picture, ing, `${band}/${syllables}${others(synonyms)}`),
      ),
  ),
);

const sentenceSections = sentenceStructures.map((structure) =>
  section(
    `sentences: ${structure}`,
    english.sentences
      .filter((sentence) => sentence.structure === structure)
      .map(({ scene, text }) => card(scene, text, "")),
  ),
);

const peopleSection = section(
  "people",
  english.people.map(({ picture, name, age }) => card(picture, name, age)),
);

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
  body { font: 13px sans-serif; margin: 8px; }
  h2 { margin: 8px 0 2px; font-size: 15px; }
  div { display: grid; grid-template-columns: repeat(12, 1fr); gap: 4px; }
  figure { margin: 0; text-align: center; }
  svg { width: 88px; height: 88px; }
</style>
<p>Under each picture: its name, band/syllables, and other names that count as right.</p>
${[...wordSections, ...actionSections, ...sentenceSections, peopleSection].join("\n")}
</html>
`;

const path = resolve(
  process.argv[2] ?? join(mkdtempSync(join(tmpdir(), "pictures-")), "sheet.html"),
);
writeFileSync(path, page);
console.log(`The contact sheet: ${path}`);
