import { readFile, writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { lowSpaceWatch } from "./free-space.ts";
import type { FromWorker, ToWorker, WorkerOptions } from "./messages.ts";
import { endsIdle, simpleQuery, tellsOfPanic } from "./protocol.ts";

const port = parentPort!;
const { folder, snapshot }: WorkerOptions = workerData;
const say = (message: FromWorker) => port.postMessage(message);

async function open(): Promise<PGlite> {
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {}),
  });
}

/** The answer is copied piece by piece: read as a whole, it would take memory that is never returned. */
async function ask(database: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, {
    onRawData: (part) => parts.push(part.slice()),
  });
  return new Uint8Array(Buffer.concat(parts));
}

const isSpaceLow = folder ? lowSpaceWatch(folder) : () => false;
/** Whether the session was last set to read-only transactions. */
let isReadOnly = false;
let isIdle = false;

/**
 * While the disk is nearly full, the database can be read but not written, so that it neither breaks nor loses its
 * log.
 */
async function heedSpace(database: PGlite): Promise<void> {
  if (!isIdle || isSpaceLow() === isReadOnly) return;
  isReadOnly = !isReadOnly;
  await ask(
    database,
    simpleQuery(`set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`),
  );
}

const resets = Buffer.from("DISCARD ALL");

async function answer(database: PGlite, message: ToWorker): Promise<void> {
  if (database.closed) return;
  if (message.kind === "close") {
    await database.close();
    port.close();
  } else if (message.kind === "dump") {
    const dump = await database.dumpDataDir("none");
    await writeFile(message.file, Buffer.from(await dump.arrayBuffer()));
    say({ kind: "dumped" });
  } else {
    await heedSpace(database);
    const bytes = await ask(database, message.bytes);
    isIdle = endsIdle(bytes);
    if (Buffer.from(message.bytes).includes(resets)) isReadOnly = false;
    const isBroken = tellsOfPanic(bytes);
    say({ kind: "answer", wire: message.wire, bytes });
    if (isBroken) say({ kind: "broken" });
  }
}

try {
  const database = await open();
  // One at a time: the engine has one session, and its answers must keep the order of the questions.
  let queue: Promise<void> = Promise.resolve();
  port.on("message", (message: ToWorker) => {
    queue = queue.then(() => answer(database, message));
  });
  say({ kind: "ready" });
} catch (error) {
  say({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
