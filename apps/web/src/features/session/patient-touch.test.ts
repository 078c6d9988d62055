import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** How the patient's room handles touch, judging by the handlers that its files name. */

const folder = import.meta.dirname;

const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => ({
    file: file.replaceAll("\\", "/"),
    text: readFileSync(join(folder, file), "utf8"),
  }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it("nothing waits for a hover, a double tap or a long press", () => {
  expect(sources.length).toBeGreaterThan(100);
  const hidden =
    /on(Mouse(Enter|Over|Leave)|PointerEnter|Hover\w*|DoubleClick|ContextMenu|LongPress\w*)\b|"(dblclick|contextmenu|mouseover|mouseenter)"/;
  expect(filesWith(hidden)).toEqual([]);
});

it("nothing acts before it is let go: only a drag and the pencil follow the finger, and neither has to", () => {
  const early = /\bon(MouseDown|PointerDown|TouchStart)\b/;
  expect(filesWith(early)).toEqual(
    ["tools/scratchpad.tsx", "views/placing/use-drag.tsx"].toSorted(),
  );
});

it("every button is the one that a trembling hand taps once; the cover guards itself", () => {
  expect(filesWith(/<button\b/)).toEqual(
    ["views/parts/choice-cover.tsx", "views/parts/tap-button.tsx"].toSorted(),
  );
});
