/** The clips on disk: a file for each, named by its hash, and one index of all. */
import { type IndexEntry, keyOf } from "@regain/content/audio-index";
import { createHash } from "node:crypto";
import {
  copyFileSync,
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
    // A file that stands is what items of old play: it stays, byte by byte.
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

/** Writes what the voice says under a name that stays the same, for where no index can be asked. */
export function writeNamed(folder: string, name: string, text: string): void {
  const entry = readEntries(folder).find(({ said }) => said === text);
  if (entry === undefined) throw new Error(`nothing says "${text}"`);
  copyFileSync(join(folder, `${entry.hash}.mp3`), join(folder, `${name}.mp3`));
}

/**
 * Makes the clips that are wanted and not there yet, and writes the index of those that are wanted. Files of earlier
 * builds stay: items that patients had name them. The same texts again change nothing.
 * @param wanted what the voice is to be given; of two with the same words the one that stands is kept
 * @returns how many were made
 */
export function writeClips(folder: string, voice: Voice, wanted: readonly string[]): number {
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
  return missing.length;
}
