/**
 * How well a recognizer understands each voice, how large its audio is and how fast it is made: `npm run
 * content:voices`. The table is in docs/measurements.md.
 */
import { words as nouns } from "@regain/content/en/words";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { run } from "./run.ts";
import { espeak } from "./voices/espeak.ts";
import { flite } from "./voices/flite.ts";
import type { Voice } from "./voices/voice.ts";

const voices: readonly Voice[] = [
  ...(["slt", "rms", "awb", "kal16"] as const).map((voice) => flite(voice, 1)),
  flite("slt", 1.15),
  flite("rms", 1.15),
  espeak("en-us", 130),
  espeak("en-us", 160),
  espeak("en-us+f2", 130),
  espeak("en-us+m3", 130),
  espeak("en-us+Annie", 130),
];

const dictionary = new Set(
  readFileSync("/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[0]),
);

const known = nouns.map(({ text }) => text).filter((text) => dictionary.has(text));
const step = Math.floor(known.length / 100);
const words = Array.from({ length: 100 }, (_, index) => known[index * step] ?? "");

/** Grammars of `size` words: the first, the second … `size` words of the list. */
const groupsOf = (size: number): readonly (readonly string[])[] =>
  Array.from({ length: words.length / size }, (_, index) =>
    words.slice(index * size, (index + 1) * size),
  );

function recognised(folder: string, kind: string, group: readonly string[]): number {
  const [grammar, list, result] = ["grammar", "list", "result"].map((name) => join(folder, name));
  writeFileSync(grammar!, `#JSGF V1.0;\ngrammar words;\npublic <word> = ${group.join(" | ")};\n`);
  writeFileSync(list!, group.map((word) => `${words.indexOf(word)}.${kind}`).join("\n"));
  const model = "/usr/share/pocketsphinx/model/en-us";
  const parameters =
    `-hmm ${model}/en-us -dict ${model}/cmudict-en-us.dict -jsgf ${grammar} -adcin yes ` +
    `-cepdir ${folder} -cepext .raw -ctl ${list} -hyp ${result} -logfn /dev/null`;
  run("pocketsphinx_batch", parameters.split(" "));
  const heard = readFileSync(result!, "utf8").trim().split("\n");
  return heard.filter((line, index) => line.split(" (")[0]?.trim() === group[index]).length;
}

const share = (folder: string, kind: string, size: number) =>
  groupsOf(size).reduce((sum, group) => sum + recognised(folder, kind, group), 0);

/** Half a second of silence before and after, as in a recording of a person. */
const padded = ["-af", "adelay=500,apad=pad_dur=0.5", "-ar", "16000", "-f", "s16le", "-y"];

function measure(voice: Voice) {
  const folder = mkdtempSync(join(tmpdir(), "voice-"));
  const start = performance.now();
  voice.say(words, folder);
  const ms = performance.now() - start;
  let bytes = 0;
  for (const index of words.keys()) {
    const file = join(folder, String(index));
    const quiet = ["-v", "error", "-i"];
    run("ffmpeg", [...quiet, `${file}.wav`, ...padded, `${file}.plain.raw`]);
    for (const rate of ["24k", "32k"]) {
      const coding = ["-ac", "1", "-ar", "16000", "-b:a", rate, "-reservoir", "0"];
      run("ffmpeg", [...quiet, `${file}.wav`, ...coding, "-write_xing", "0", "-y", `${file}.mp3`]);
      run("ffmpeg", [...quiet, `${file}.mp3`, ...padded, `${file}.${rate}.raw`]);
      if (rate === "24k") bytes += readFileSync(`${file}.mp3`).length;
    }
  }
  const row = {
    voice: voice.name,
    "of 20": share(folder, "plain", 20),
    "of 100": share(folder, "plain", 100),
    "of 100, 24 kbit/s": share(folder, "24k", 100),
    "of 100, 32 kbit/s": share(folder, "32k", 100),
    "bytes a word": Math.round(bytes / words.length),
    "ms a word": Math.round(ms / words.length),
  };
  rmSync(folder, { recursive: true });
  return row;
}

console.table(voices.map(measure));
