/** The clips on disk: a file for each, named by its hash, and one index of all. */
import { type IndexEntry, keyOf } from "@regain/content/audio-index";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEntries, writeEntries } from "./index-file.ts";
import { durationMs, encode, leadMs, sampleRate } from "./mp3.ts";
import type { Voice } from "./voices/voice.ts";
import { readWave, trimmed, type Wave, writeWave } from "./wave.ts";

/** Goes up when sound is trimmed or coded in another way: every clip is then made anew. */
const version = 1;

/** How long the two silences last. */
const silences: Readonly<Record<string, number>> = { ",": 140, ".": 390 };

/** The name of a clip's file: 12 hex digits of what decides about its sound. */
export const clipHash = (said: string, voice: Pick<Voice, "name">): string =>
  createHash("sha256")
    .update(JSON.stringify([said, voice.name, version]))
    .digest("hex")
    .slice(0, 12);

/** A sound to be coded, and the starts of its words in it. */
interface Sound {
  readonly said: string;
  readonly wave: Wave;
  readonly startsMs: readonly number[];
}

const silenceOf = (said: string): Sound => ({
  said,
  wave: { rate: sampleRate, samples: new Int16Array(((silences[said] ?? 0) * sampleRate) / 1000) },
  startsMs: [],
});

function soundsOf(voice: Voice, texts: readonly string[], folder: string): Sound[] {
  const starts = voice.say(texts, folder);
  return texts.map((said, index) => {
    const { wave, cutMs } = trimmed(readWave(join(folder, `${index}.wav`)));
    const startsMs = (starts[index] ?? []).map((start) => Math.max(0, start - cutMs));
    return { said, wave, startsMs };
  });
}

/** Says, trims and codes some texts and writes their files. */
function makeClips(folder: string, voice: Voice, texts: readonly string[]): IndexEntry[] {
  const work = mkdtempSync(join(tmpdir(), "clips-"));
  const isSilence = (said: string) => said in silences;
  const spoken = texts.filter((said) => !isSilence(said));
  const sounds = [
    ...texts.filter(isSilence).map(silenceOf),
    ...(spoken.length > 0 ? soundsOf(voice, spoken, work) : []),
  ];
  const waves = sounds.map(({ wave }, index) => {
    const path = join(work, `coded-${index}.wav`);
    writeWave(path, wave);
    return { path, samples: (wave.samples.length * sampleRate) / wave.rate };
  });
  const files = encode(waves);
  rmSync(work, { recursive: true });
  return sounds.map(({ said, startsMs }, index) => {
    const hash = clipHash(said, voice);
    const path = join(folder, `${hash}.mp3`);
    const frames = files[index] ?? Buffer.alloc(0);
    // Browsers keep it for ever: what bears a name never changes.
    if (!existsSync(path)) writeFileSync(path, frames);
    return {
      hash,
      said,
      durationMs: durationMs(frames),
      startsMs: startsMs.map((start) => Math.round(start + leadMs)),
    };
  });
}

/** What all files of a folder take together. */
export const folderBytes = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

const inBatches = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Removes the files that the index does not name. */
function removeOrphans(folder: string, entries: readonly IndexEntry[]): number {
  const named = new Set(["index.json", ...entries.map(({ hash }) => `${hash}.mp3`)]);
  const orphans = readdirSync(folder).filter((file) => !named.has(file));
  for (const file of orphans) rmSync(join(folder, file));
  return orphans.length;
}

/**
 * Makes the clips that are wanted and not there yet, and writes the index of those that are wanted. All other files
 * go: where an item of old names one, the device's own voice says it. The same texts again change nothing.
 * @param wanted what the voice is to be given; of two with the same words the one that stands is kept
 * @returns how many were made and removed
 */
export function writeClips(
  folder: string,
  voice: Voice,
  wanted: readonly string[],
): { readonly made: number; readonly removed: number } {
  mkdirSync(folder, { recursive: true });
  const isCurrent = ({ hash, said }: IndexEntry) =>
    hash === clipHash(said, voice) && existsSync(join(folder, `${hash}.mp3`));
  const standing = new Map(
    readEntries(folder)
      .filter(isCurrent)
      .map((entry) => [keyOf(entry.said), entry]),
  );
  const texts = new Map<string, string>();
  for (const said of [...Object.keys(silences), ...wanted.toSorted()])
    if (!texts.has(keyOf(said))) texts.set(keyOf(said), said);
  const missing = [...texts].filter(([key]) => !standing.has(key)).map(([, said]) => said);
  const entries = [...texts.keys()].flatMap((key) => standing.get(key) ?? []);
  // Batch by batch, so that a build that is broken off goes on where it was.
  for (const batch of inBatches(missing, 100)) {
    entries.push(...makeClips(folder, voice, batch));
    writeEntries(folder, entries);
  }
  writeEntries(folder, entries);
  return { made: missing.length, removed: removeOrphans(folder, entries) };
}
