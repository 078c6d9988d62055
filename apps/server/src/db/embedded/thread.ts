import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromWorker, WorkerOptions } from "./messages.ts";

/** Why the database cannot be used right now, with PostgreSQL's own code. */
class EngineUnavailable extends Error {
  /** SQLSTATE cannot_connect_now. */
  readonly code = "57P03";
}

/** The thread that the embedded database runs in, and its replacement after it breaks. */
export interface EngineThread {
  /**
   * The live thread; if the last one broke, a new one on the same folder, which recovers as after a power cut.
   * @throws EngineUnavailable if none can be started, or the last try was a moment ago
   */
  current(): Promise<Worker>;
  /** Tells the database to shut down; resolves once its thread has ended. */
  close(): Promise<void>;
}

/** @throws Error that says why the database cannot be opened */
async function startWorker(options: WorkerOptions): Promise<Worker> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: options });
  const [first] = (await once(worker, "message")) as [FromWorker];
  if (first.kind === "ready") {
    worker.setMaxListeners(50);
    return worker;
  }
  await worker.terminate();
  throw new Error(first.kind === "failed" ? first.message : "it did not start");
}

/** On a full disk, opening takes time and fails: it must not be tried for every request. */
const tryAgainMs = 2_000;
/** Time to write what is in memory. */
const closeWithinMs = 8_000;

/** @throws Error that says why the database cannot be opened */
export async function openThread(options: WorkerOptions): Promise<EngineThread> {
  let living: Promise<Worker> | undefined;
  let failedAt = -Infinity;
  /** The end of the previous thread: two must not have the folder at the same time. */
  let ending: Promise<unknown> = Promise.resolve();

  function begin(starting: Promise<Worker>): Promise<Worker> {
    const own = starting.then((worker) => {
      const forget = () => {
        if (living === own) living = undefined;
      };
      worker.once("exit", forget);
      // It then exits, and whoever is waiting for an answer hears of that.
      worker.on("error", forget);
      worker.on("message", ({ kind }: FromWorker) => {
        if (kind !== "broken") return;
        forget();
        ending = worker.terminate();
      });
      return worker;
    });
    living = own;
    return own;
  }

  async function startAgain(): Promise<Worker> {
    try {
      await ending;
      return await startWorker(options);
    } catch (error) {
      failedAt = performance.now();
      living = undefined;
      throw new EngineUnavailable(
        `The embedded database cannot be reopened: ${(error as Error).message}.`,
        { cause: error },
      );
    }
  }

  await begin(startWorker(options));
  return {
    async current() {
      if (living) return living;
      if (performance.now() - failedAt < tryAgainMs)
        throw new EngineUnavailable("The embedded database is being reopened.");
      return begin(startAgain());
    },
    async close() {
      const worker = await living?.catch(() => undefined);
      if (!worker) return;
      const exited = once(worker, "exit");
      worker.postMessage({ kind: "close" }, []);
      const timer = setTimeout(() => void worker.terminate(), closeWithinMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
