import { once } from "node:events";
import type { DatabasePlace, Engine } from "../engine.ts";
import { GuardedPool } from "../guarded-pool.ts";
import { StartupError } from "../startup-error.ts";
import { types } from "../type-parsers.ts";
import { prepareFolder, tellsClosedFile } from "./data-folder.ts";
import { tellsFullDisk } from "./free-space.ts";
import { lockFolder } from "./folder-lock.ts";
import type { ToWorker, WorkerOptions } from "./messages.ts";
import { type EngineThread, openThread } from "./thread.ts";
import { Wire } from "./wire.ts";

export interface EmbeddedEngine extends Engine {
  /** Writes the whole database into one file, from which another can start in 0.2 seconds. */
  dump(file: string): Promise<void>;
}

/** @throws StartupError */
async function startThread(options: WorkerOptions): Promise<EngineThread> {
  try {
    return await openThread(options);
  } catch (error) {
    const { folder } = options;
    const why = folder && (tellsFullDisk(folder) ?? tellsClosedFile(folder));
    if (why) throw new StartupError(why, { cause: error });
    throw new StartupError(
      `The embedded database cannot be opened${folder ? ` in ${folder}` : ""}: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

/** The embedded database in its own thread, so that a long query does not hold up the server. */
export async function openEmbedded(
  place: Extract<DatabasePlace, { kind: "embedded" }>,
): Promise<EmbeddedEngine> {
  const { kind: _, ...options } = place;
  if (place.folder) prepareFolder(place.folder);
  const release = place.folder ? await lockFolder(place.folder) : async () => {};
  let thread: EngineThread;
  try {
    thread = await startThread(options);
  } catch (error) {
    await release();
    throw error;
  }
  const pool = new GuardedPool({
    // The engine has one session.
    max: 1,
    user: "postgres",
    database: "postgres",
    // Required by the protocol, checked by nobody: only this process can get in.
    password: "unused",
    ssl: false,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    types,
    stream: () => new Wire(thread),
  });
  return {
    kind: "embedded",
    pool,
    async dump(file) {
      const worker = await thread.current();
      const done = once(worker, "message");
      worker.postMessage({ kind: "dump", file } satisfies ToWorker, []);
      await done;
    },
    async close() {
      await pool.end();
      await thread.close();
      await release();
    },
  };
}
