import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DatabasePlace, Engine } from "../engine.ts";
import { GuardedPool } from "../guarded-pool.ts";
import { StartupError } from "../startup-error.ts";
import { types } from "../type-parsers.ts";
import { prepareFolder } from "./data-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import type { FromWorker, ToWorker, WorkerOptions } from "./messages.ts";
import { Wire } from "./wire.ts";

export interface EmbeddedEngine extends Engine {
  /** Writes the whole database into one file, from which another can start in a fifth of a second. */
  dump(file: string): Promise<void>;
}

async function startWorker(options: WorkerOptions): Promise<Worker> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: options });
  const [first] = (await once(worker, "message")) as [FromWorker];
  if (first.kind === "ready") return worker;
  await worker.terminate();
  throw new StartupError(
    `The embedded database cannot be opened${options.folder ? ` in ${options.folder}` : ""}: ${first.kind === "failed" ? first.message : "it did not start"}.`,
  );
}

/** The embedded database in a thread of its own, so that a long query does not hold up the server. */
export async function openEmbedded(
  place: Extract<DatabasePlace, { kind: "embedded" }>,
): Promise<EmbeddedEngine> {
  const { kind: _, ...options } = place;
  if (place.folder) prepareFolder(place.folder);
  const release = place.folder ? await lockFolder(place.folder) : async () => {};
  let worker: Worker;
  try {
    worker = await startWorker(options);
  } catch (error) {
    await release();
    throw error;
  }
  worker.setMaxListeners(50);
  const pool = new GuardedPool({
    // The engine has one session.
    max: 1,
    user: "postgres",
    database: "postgres",
    // Asked for by the protocol, checked by nobody: there is no way in but this process.
    password: "unused",
    ssl: false,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    types,
    stream: () => new Wire(worker),
  });
  pool.on("error", () => {});
  const tell = (message: ToWorker) => worker.postMessage(message, []);
  return {
    kind: "embedded",
    pool,
    async dump(file) {
      const done = once(worker, "message");
      tell({ kind: "dump", file });
      await done;
    },
    async close() {
      await pool.end();
      const exited = once(worker, "exit");
      tell({ kind: "close" });
      await exited;
      await release();
    },
  };
}
