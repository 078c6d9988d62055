/**
 * A contact sheet of all pictures with their names, to be looked at by a person: `npm run content:sheet [file]`.
 * A word stays only if its picture is named right at once.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { english } from "../src/en/content.ts";
import { categories, type Word } from "../src/types.ts";

const root = new URL("../", import.meta.url);

function card(word: Word): string {
  const svg = readFileSync(new URL(english.picture(word.picture), root), "utf8");
  const names = word.synonyms.length > 0 ? `or ${word.synonyms.join(", ")}` : "";
  return `<figure>${svg}<figcaption><b>${word.text}</b> ${word.band}/${word.syllables}<br>${names}</figcaption></figure>`;
}

function section(category: string): string {
  const members = english.words.filter((word) => word.category === category);
  return `<h2>${category} (${members.length})</h2><div>${members.map(card).join("")}</div>`;
}

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
${categories.map(section).join("\n")}
</html>
`;

const path = resolve(
  process.argv[2] ?? join(mkdtempSync(join(tmpdir(), "pictures-")), "sheet.html"),
);
writeFileSync(path, page);
console.log(`The contact sheet: ${path}`);
