import { join } from "node:path";
import { exportEverything } from "@regain/contract/calls/export/export-everything";
import { exportFhir } from "@regain/contract/calls/export/export-fhir";
import { exportResponses } from "@regain/contract/calls/export/export-responses";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { mountedPath } from "@regain/contract/endpoint";
import { system } from "../../apps/server/src/db/actor.ts";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { migrate } from "../../apps/server/src/db/migrate.ts";
import { openSession } from "../../apps/server/src/modules/identity/auth-session.service.ts";
import { copyDemo } from "../../e2e/support/demo.ts";
import { freePort, RunningServer } from "../../e2e/support/server.ts";
import { type Figure, kilobytes, megabytes, ms, quantile, seconds } from "../figures.ts";
import { inService } from "../support/in-service.ts";
import { residentBytes } from "../support/memory.ts";
import { addPractised } from "../support/practised.ts";

export const title = "Export of 100,000 answers, embedded engine";

export const about = `
The real process on the embedded engine, with a patient of 500 days and 100,000 answers of six moves each. Each of the three
files is read over HTTP as it arrives, while a second caller asks who is signed in, one call after the other. *A small call
meanwhile*: the 95th percentile of those calls. *Memory on top*: the process's peak memory, less what it used before: one
session at a time is in memory, never the whole file.
`;

const itemsEach = 40;
const callsBefore = 200;
/** What a patient does at an item that takes three taps. */
const events = Array.from({ length: 6 }, (_, index) => ({
  kind: "choose" as const,
  at: 900 * index,
  input: "touch" as const,
  question: "word",
  choice: `choice ${index}`,
}));

const files = { CSV: exportResponses, FHIR: exportFhir, everything: exportEverything } as const;

interface Practised {
  readonly id: string;
  readonly token: string;
}

/** Writes the answers into the data folder while no server has it. */
async function prepare(dataDir: string): Promise<Practised> {
  const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
  try {
    await migrate(database);
    const id = await addPractised(database, "many", itemsEach, { events });
    const session = { userId: id, type: "patient", device: "bench" } as const;
    const token = await database.withActor(system("sign-in"), (trx) =>
      openSession(trx, session, new Date()),
    );
    return { id, token };
  } finally {
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The smallest call that asks the database who is signed in. */
const smallCall = async (server: RunningServer, token: string): Promise<void> => {
  const answer = await fetch(server.url + mountedPath(loadUser, "v700"), {
    headers: { "access-token": token },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the small call was answered ${answer.status}`);
};

/** Reads it as it arrives and keeps nothing. */
async function readAway(address: string, token: string): Promise<number> {
  const answer = await fetch(address, { headers: { "access-token": token } });
  if (!answer.ok || !answer.body) throw new Error(`${address} was answered ${answer.status}`);
  let bytes = 0;
  for await (const part of answer.body) bytes += part.byteLength;
  return bytes;
}

interface Measured {
  readonly bytes: number;
  readonly ms: number;
  readonly smallCalls: readonly number[];
  readonly maxBytes: number;
}

/** One export, with small calls one after another until it ends. */
async function measureOne(
  server: RunningServer,
  { id, token }: Practised,
  def: (typeof files)[keyof typeof files],
): Promise<Measured> {
  const smallCalls: number[] = [];
  let maxBytes = 0;
  const progress = { isOver: false };
  const began = performance.now();
  const address = server.url + mountedPath(def, "v700").replace(":id", id);
  const whole = readAway(address, token).finally(() => (progress.isOver = true));
  while (!progress.isOver) {
    smallCalls.push(await timed(() => smallCall(server, token)));
    maxBytes = Math.max(maxBytes, await residentBytes(server.pid!));
  }
  const bytes = await whole;
  return { bytes, ms: performance.now() - began, smallCalls, maxBytes };
}

const smallLimitMs = 100;

function figuresOf(name: string, idleBytes: number, measured: Measured): Figure[] {
  const { bytes, ms: took, smallCalls, maxBytes } = measured;
  const slow = quantile(smallCalls, 0.95);
  return [
    {
      what: `${name}: the whole file`,
      value: `${seconds(took)}, ${bytes < 1e6 ? kilobytes(bytes) : megabytes(bytes)}`,
    },
    {
      what: `${name}: a small call meanwhile, 95th percentile of ${smallCalls.length}`,
      value: `${ms(slow)} (median ${ms(quantile(smallCalls, 0.5))})`,
      // The slowest of a few calls says nothing yet.
      ...(smallCalls.length >= 20
        ? { budget: ms(smallLimitMs), isWithin: slow <= smallLimitMs }
        : {}),
    },
    {
      what: `${name}: memory on top`,
      value: megabytes(Math.max(0, maxBytes - idleBytes)),
      budget: megabytes(200e6),
      isWithin: maxBytes - idleBytes <= 200e6,
    },
  ];
}

/** The real process, with its answers read as they arrive. */
export async function measure(): Promise<Figure[]> {
  const place = await copyDemo();
  const server = new RunningServer(place, await freePort(), "none", inService);
  try {
    const practised = await prepare(place.dataDir);
    await server.start();
    const alone: number[] = [];
    for (let round = -20; round < callsBefore; round++) {
      const took = await timed(() => smallCall(server, practised.token));
      if (round >= 0) alone.push(took);
    }
    const figures: Figure[] = [
      {
        what: `a small call alone, 95th percentile of ${callsBefore}`,
        value: `${ms(quantile(alone, 0.95))} (median ${ms(quantile(alone, 0.5))})`,
      },
    ];
    for (const [name, def] of Object.entries(files)) {
      const idleBytes = await residentBytes(server.pid!);
      figures.push(...figuresOf(name, idleBytes, await measureOne(server, practised, def)));
    }
    return figures;
  } finally {
    await server.dispose();
  }
}
