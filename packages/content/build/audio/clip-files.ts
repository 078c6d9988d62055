/** The clips on disk: one file each, named by its hash, and one index of all. */
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

/** Goes up when sound is trimmed or encoded differently: every clip is then made again. */
const version = 1;

/** How long the two silences last. */
const silences: Readonly<Record<string, number>> = { ",": 140, ".": 390 };

/** The name of a clip's file: 12 hex digits of the hash of what determines its sound. */
export const clipHash = (said: string, voice: Omit<Voice, "say">): string =>
  createHash("sha256")
    .update(JSON.stringify([said, voice.name, version, ...voice.pronunciations(said)]))
    .digest("hex")
    .slice(0, 12);

/** A sound to be encoded, and the start times of its words. */
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

/** Says, trims and encodes some texts and writes their files. */
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
    // Browsers cache it forever: the content under a name never changes.
    if (!existsSync(path)) writeFileSync(path, frames);
    return {
      hash,
      said,
      durationMs: durationMs(frames),
      startsMs: startsMs.map((start) => Math.round(start + leadMs)),
    };
  });
}

/** The total size of the files in a folder. */
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
 * Makes the wanted clips that do not exist yet, and writes the index of the wanted ones. All other files
 * are removed: if an old item names one, the device's own voice says it. Running again with the same texts
 * changes nothing.
 * @param wanted what the voice is given; of two with the same words the existing one is kept
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
  // Batch by batch, so that an interrupted build resumes where it was.
  for (const batch of inBatches(missing, 100)) {
    entries.push(...makeClips(folder, voice, batch));
    writeEntries(folder, entries);
  }
  writeEntries(folder, entries);
  return { made: missing.length, removed: removeOrphans(folder, entries) };
}
