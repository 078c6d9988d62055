import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromWorker, WorkerOptions } from "./messages.ts";

/** Why the database cannot be used just now, told as PostgreSQL tells it. */
class EngineUnavailable extends Error {
  /** SQLSTATE cannot_connect_now. */
  readonly code = "57P03";
}

/** The thread that the embedded database lives in, and the next one after it broke. */
export interface EngineThread {
  /**
   * The thread that lives; where the last has broken, another on the same folder, which mends itself as after a power cut.
   * @throws EngineUnavailable where none can be started, or the last try was just now
   */
  current(): Promise<Worker>;
  /** Tells the database to end; answers when its thread has. */
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

/** Where the disk is full, opening takes time and does not succeed: not for every request anew. */
const tryAgainMs = 2_000;
/** To write what is in memory. */
const closeWithinMs = 8_000;

/** @throws Error that says why the database cannot be opened */
export async function openThread(options: WorkerOptions): Promise<EngineThread> {
  let living: Promise<Worker> | undefined;
  let failedAt = -Infinity;
  /** The end of the last one: two must not have the folder at once. */
  let ending: Promise<unknown> = Promise.resolve();

  function begin(starting: Promise<Worker>): Promise<Worker> {
    const own = starting.then((worker) => {
      const forget = () => {
        if (living === own) living = undefined;
      };
      worker.once("exit", forget);
      // It exits after it; who waits for an answer hears of that.
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
        `The embedded database cannot be opened again: ${(error as Error).message}.`,
        { cause: error },
      );
    }
  }

  await begin(startWorker(options));
  return {
    async current() {
      if (living) return living;
      if (performance.now() - failedAt < tryAgainMs)
        throw new EngineUnavailable("The embedded database is being opened again.");
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
