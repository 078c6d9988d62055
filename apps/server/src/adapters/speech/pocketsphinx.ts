import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { Refusal } from "../../lib/http/refusal.ts";
import { property } from "../../lib/property.ts";
import { boundedQueue, type QueueLimits } from "./bounded-queue.ts";
import { articles, grammarFor, utteranceHeard } from "./grammar.ts";
import { readLexicon } from "./lexicon.ts";
import { maxMs, type Recogniser } from "./recogniser.ts";

const run = promisify(execFile);
/** The batch program: the one for live speech would cut a recording where somebody pauses. */
const command = "pocketsphinx_batch";
const model = "/usr/share/pocketsphinx/model/en-us";
const dictionary = join(model, "cmudict-en-us.dict");

/** Whether this machine has the program and its English model (Debian: pocketsphinx, pocketsphinx-en-us). */
export function hasPocketsphinx(path = process.env.PATH ?? ""): boolean {
  const isInstalled = path.split(delimiter).some((folder) => existsSync(join(folder, command)));
  return isInstalled && existsSync(dictionary);
}

/** Its whole input and output are files; `answer` names them all. */
const optionsIn = (folder: string) =>
  Object.entries({
    "-hmm": join(model, "en-us"),
    "-dict": dictionary,
    "-jsgf": join(folder, "grammar"),
    "-ctl": join(folder, "list"),
    "-cepdir": folder,
    "-cepext": ".raw",
    "-adcin": "yes",
    "-hyp": join(folder, "heard"),
    "-logfn": "/dev/null",
  }).flat();

/** `the words (answer -5362)`, or an empty line if nothing fits. */
const wordsOfLine = (line: string) => line.replace(/\(answer [^)]*\)\s*$/, "").trim();

/** The native engine, one process per recording. */
export async function pocketsphinx(limits: QueueLimits): Promise<Recogniser> {
  const lexicon = readLexicon(await readFile(dictionary, "utf8"));
  const inTurn = boundedQueue(limits);

  async function listen(samples: Int16Array, grammar: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "regain-speech-"));
    try {
      const sound = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
      await Promise.all([
        writeFile(join(folder, "answer.raw"), sound),
        writeFile(join(folder, "grammar"), grammar),
        writeFile(join(folder, "list"), "answer\n"),
      ]);
      await run(command, optionsIn(folder), { timeout: maxMs });
      return wordsOfLine(await readFile(join(folder, "heard"), "utf8"));
    } catch (error) {
      if (property(error, "killed") === true) throw new Refusal("unavailable", { cause: error });
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    name: "pocketsphinx",
    knows: (utterance) => lexicon.grammarOf(utterance) !== undefined,
    soundAlike: lexicon.soundAlike,
    recognise: (samples, utterances) =>
      inTurn(async () => {
        const grammar = grammarFor(utterances, lexicon, articles);
        return utteranceHeard(await listen(samples, grammar), utterances);
      }),
    close: () => Promise.resolve(),
  };
}
