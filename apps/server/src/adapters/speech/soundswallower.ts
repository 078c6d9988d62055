import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { boundedQueue, type QueueLimits } from "./bounded-queue.ts";
import { knowsAll, type Recogniser, wordsOfDictionary } from "./recogniser.ts";
import type { SpeechAnswer, SpeechQuestion } from "./soundswallower.messages.ts";

const dictionary = new URL("model/en-us/dict.txt", import.meta.resolve("soundswallower"));

/** The engine that comes with npm: WebAssembly in a thread of its own, begun with the first recording. */
export async function soundswallower(limits: QueueLimits): Promise<Recogniser> {
  const words = wordsOfDictionary(await readFile(dictionary, "utf8"));
  const inTurn = boundedQueue({ ...limits, atOnce: 1 });
  let worker: Promise<Worker> | undefined;
  let count = 0;

  async function open(): Promise<Worker> {
    const opened = new Worker(new URL("./soundswallower.worker.ts", import.meta.url));
    opened.unref();
    // A thread that dies is replaced by the next recording.
    opened.once("exit", () => {
      worker = undefined;
    });
    await once(opened, "message");
    return opened;
  }

  return {
    name: "soundswallower",
    knows: (utterance) => knowsAll(words, utterance),
    recognise: (samples, utterances) =>
      inTurn(async () => {
        worker ??= open();
        const thread = await worker;
        const question: SpeechQuestion = { id: ++count, samples, utterances };
        thread.postMessage(question);
        const [answer] = (await once(thread, "message")) as [SpeechAnswer];
        if (answer.failed !== undefined) throw new Error(answer.failed);
        return answer.heard;
      }),
    async close() {
      await (await worker)?.terminate();
    },
  };
}
