import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFilms } from "./film-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "regain-films-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const film = (text: string) => ({ mp4: Buffer.from(text), vtt: "WEBVTT\n", jpg: Buffer.from("x") });
const manifest = () =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Record<string, string>;

test("a film is filed under its view, with captions and poster beside it", () => {
  writeFilms(folder, { Production: film("one") });
  const file = manifest().Production ?? "";
  expect(file).toMatch(/^[0-9a-f]{12}\.mp4$/);
  expect(readFileSync(join(folder, file), "utf8")).toBe("one");
  expect(readFileSync(join(folder, file.replace("mp4", "vtt")), "utf8")).toBe("WEBVTT\n");
  expect(readdirSync(folder)).toHaveLength(4);
});

test("a new one takes the place of the old under another name; the others stay", () => {
  writeFilms(folder, { Production: film("one"), MemoryBoard: film("two") });
  const before = manifest();
  writeFilms(folder, { Production: film("three") });
  const after = manifest();
  expect(after.MemoryBoard).toBe(before.MemoryBoard);
  expect(after.Production).not.toBe(before.Production);
  expect(readdirSync(folder)).not.toContain(before.Production);
  expect(readdirSync(folder)).toHaveLength(7);
});

test("other captions make another name, for browsers keep what they have", () => {
  writeFilms(folder, { Production: film("one") });
  const before = manifest().Production;
  writeFilms(folder, { Production: { ...film("one"), vtt: "WEBVTT\n\n" } });
  expect(manifest().Production).not.toBe(before);
});
