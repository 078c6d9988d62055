import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { boundedQueue, type QueueLimits } from "./bounded-queue.ts";
import { grammarOf, knowsAll, type Recogniser, wordsOfDictionary } from "./recogniser.ts";
import { writeWav } from "./wav.ts";

const run = promisify(execFile);
const command = "pocketsphinx_continuous";
const dictionary = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict";
/** An engine that hangs is ended. */
const longestMs = 20_000;

/** Whether this machine has the program and its English model (Debian: pocketsphinx, pocketsphinx-en-us). */
export function hasPocketsphinx(path = process.env.PATH ?? ""): boolean {
  const isInstalled = path.split(delimiter).some((folder) => existsSync(join(folder, command)));
  return isInstalled && existsSync(dictionary);
}

/** The native engine, a process for each recording. */
export async function pocketsphinx(limits: QueueLimits): Promise<Recogniser> {
  const words = wordsOfDictionary(await readFile(dictionary, "utf8"));
  const inTurn = boundedQueue(limits);
  return {
    name: "pocketsphinx",
    knows: (utterance) => knowsAll(words, utterance),
    recognise: (samples, utterances) =>
      inTurn(async () => {
        const folder = await mkdtemp(join(tmpdir(), "regain-speech-"));
        try {
          const [sound, grammar] = [join(folder, "answer.wav"), join(folder, "answer.jsgf")];
          await writeFile(sound, writeWav(samples));
          await writeFile(grammar, grammarOf(utterances));
          const options = ["-infile", sound, "-jsgf", grammar, "-logfn", "/dev/null"];
          const { stdout } = await run(command, options, { timeout: longestMs });
          const heard = stdout.trim().split("\n").at(-1)?.trim();
          return heard === "" ? undefined : heard;
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      }),
    close: () => Promise.resolve(),
  };
}
