import { indexLine } from "@regain/content/audio-index";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clipHash, writeClips } from "./clip-files.ts";
import { readEntries } from "./index-file.ts";
import type { Voice } from "./voices/voice.ts";

/** Existing clips are never said again: this voice would throw. */
const silentVoice: Voice = {
  name: "test",
  pronunciations: () => [],
  say() {
    throw new Error("the voice was asked");
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clips-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Clips as an earlier build left them. */
function standing(...texts: string[]): void {
  const entries = texts.map((said) => ({
    hash: clipHash(said, silentVoice),
    durationMs: 500,
    startsMs: [40],
    said,
  }));
  for (const { hash, said } of entries) writeFileSync(join(folder, `${hash}.mp3`), said);
  writeFileSync(join(folder, "index.json"), JSON.stringify(entries.map(indexLine)));
}

test("clips that stand are neither said nor coded again", () => {
  standing(",", ".", "apple", "is it a pear?");
  const before = readdirSync(folder);
  expect(writeClips(folder, silentVoice, ["is it a pear", "apple"])).toEqual({
    made: 0,
    removed: 0,
  });
  expect(readdirSync(folder)).toEqual(before);
  expect(readEntries(folder).map(({ said }) => said)).toEqual([",", ".", "apple", "is it a pear?"]);
});

test("what is no longer said leaves the index and the folder, and what nobody named leaves it too", () => {
  standing(",", ".", "apple", "pear");
  writeFileSync(join(folder, "0123456789ab.mp3"), "of an older voice");
  expect(writeClips(folder, silentVoice, ["apple"])).toEqual({ made: 0, removed: 2 });
  const kept = [",", ".", "apple"];
  expect(readEntries(folder).map(({ said }) => said)).toEqual(kept);
  expect(new Set(readdirSync(folder))).toEqual(
    new Set(["index.json", ...kept.map((said) => `${clipHash(said, silentVoice)}.mp3`)]),
  );
});

test("another voice has other files", () => {
  standing(",", ".", "apple");
  expect(() => writeClips(folder, { ...silentVoice, name: "other" }, ["apple"])).toThrow("asked");
});

test("a word that is said otherwise has another file, and no other word has", () => {
  standing(",", ".", "apple", "it starts with ow");
  const voice = {
    ...silentVoice,
    pronunciations: (text: string) => (text.includes("ow") ? ["ow 0 : aw1"] : []),
  };
  expect(writeClips(folder, voice, ["apple"])).toMatchObject({ made: 0 });
  expect(() => writeClips(folder, voice, ["it starts with ow"])).toThrow("asked");
});
