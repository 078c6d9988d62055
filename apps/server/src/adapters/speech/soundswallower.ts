import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { Refusal } from "../../lib/http/refusal.ts";
import { property } from "../../lib/property.ts";
import { boundedQueue, type QueueLimits } from "./bounded-queue.ts";
import { grammarFor, utteranceHeard } from "./grammar.ts";
import { readLexicon } from "./lexicon.ts";
import { maxMs, type Recogniser } from "./recogniser.ts";
import type { SpeechAnswer, SpeechQuestion } from "./soundswallower.messages.ts";

const dictionary = new URL("model/en-us/dict.txt", import.meta.resolve("soundswallower"));
const program = new URL("./soundswallower.worker.ts", import.meta.url);

/** The engine that comes with npm: WebAssembly in its own thread, started by the first recording. */
export async function soundswallower({
  waiting,
}: Pick<QueueLimits, "waiting">): Promise<Recogniser> {
  const lexicon = readLexicon(await readFile(dictionary, "utf8"));
  const inTurn = boundedQueue({ atOnce: 1, waiting });
  let worker: Promise<Worker> | undefined;

  /** @throws Refusal `unavailable` if it takes too long: then the thread is terminated */
  async function messageOf(thread: Worker): Promise<unknown> {
    try {
      const signal = AbortSignal.timeout(maxMs);
      const [message]: unknown[] = await once(thread, "message", { signal });
      return message;
    } catch (error) {
      if (property(error, "name") !== "AbortError") throw error;
      await thread.terminate();
      throw new Refusal("unavailable", { cause: error });
    }
  }

  async function open(): Promise<Worker> {
    const opened = new Worker(program);
    opened.unref();
    // A thread that dies is replaced by the next recording.
    opened.once("exit", () => {
      worker = undefined;
    });
    await messageOf(opened);
    return opened;
  }

  async function listen(question: SpeechQuestion): Promise<string> {
    worker ??= open();
    const thread = await worker;
    thread.postMessage(question, []);
    const answer = (await messageOf(thread)) as SpeechAnswer;
    if ("failed" in answer) throw new Error(answer.failed);
    return answer.heard;
  }

  return {
    name: "soundswallower",
    knows: (utterance) => lexicon.grammarOf(utterance) !== undefined,
    soundAlike: lexicon.soundAlike,
    recognise: (samples, utterances) =>
      inTurn(async () => {
        // It hears articles where there are none: it recognizes 66 of 100 words with them, 72 without them.
        const grammar = grammarFor(utterances, lexicon, []);
        return utteranceHeard(await listen({ samples, grammar }), utterances);
      }),
    async close() {
      await (await worker)?.terminate();
    },
  };
}
