import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../locales/en/", import.meta.url);

const texts = readdirSync(folder)
  .filter((file) => file.endsWith(".po"))
  .flatMap((file) => [...readFileSync(new URL(file, folder), "utf8").matchAll(/^msgid "(.+)"$/gm)])
  .map(([, text = ""]) => text);

test("words are spelled the American way, but for what the specification says", () => {
  const british =
    /colour|grey\b|behaviour|programme\b|centre\b|favourite|(?:recogni|organi|apologi)s|practis/i;
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => british.test(text))).toEqual([
    "Microphone access is required to practise this type of exercise. Please allow it and refresh the page",
  ]);
});

test("an apostrophe is straight, but where the specification has the other", () => {
  expect(texts.filter((text) => text.includes("’"))).toEqual(["It’s a bit empty in here…"]);
});
