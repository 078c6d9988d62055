import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import { system } from "../../apps/server/src/db/actor.ts";
import { addPatient } from "../../apps/server/src/builders/people.ts";
import { addMadeUpSession, madeUpResponse } from "../../apps/server/src/builders/practice.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import type { ResponseRow } from "../../apps/server/src/db/tables/therapy.ts";
import { replaceSchedule } from "../../apps/server/src/modules/schedule/schedule.service.ts";
import { storeResponses } from "../../apps/server/src/modules/session/response.store.ts";
import { type Figure, quantile } from "../figures.ts";
import { openApp } from "../support/app.ts";
import { type BenchDatabase, openEmptyEmbedded, openEmptyPostgres } from "../support/databases.ts";
import { resultOf } from "../support/play.ts";

export const title = "Storing results, per second";

export const about = `
Results per second, in batches of 1, 10, and 20, on the embedded engine on disk and on a PostgreSQL of its own (\`fsync\` off
for both ways of storing, which favors the bare insert). *The product's way*: a transaction under an actor's rights and one
call of \`store_responses\`: lock, insert what is new, recount the affected blocks and days. *The floor*: the same rows by the
database's owner with \`begin\`, a bare insert, and \`commit\`, over the same driver and in transactions of the same size; with
one insert per batch, which the budget is measured against, and with one insert per result. *The whole call*:
\`POST …/responses\` without a network: sign-in, validation, rescoring from the stored items, storing, the level rule, the end
of the session, the audit row.
`;

const batchSizes = [1, 10, 20] as const;
const rounds = 9;
/** Three exercises of 20 items: an ordinary session. */
const exercises = [1, 26, 47];
const itemsEach = 20;
const demo = system("demo");

type Store = (database: OwnedDatabase, batch: readonly ResponseRow[]) => Promise<unknown>;

/** What the product does. */
const asProduct: Store = (database, batch) =>
  database.withActor(demo, (trx) => storeResponses(trx, batch[0]!.patient_id, batch));

/** The floor: begin, insert, commit; no rights, no counts, no check for existing rows. */
function asBareInserts(rowsEach: number): Store {
  return async ({ pool }, batch) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      for (let at = 0; at < batch.length; at += rowsEach)
        await client.query(...insertOf(batch.slice(at, at + rowsEach)));
      await client.query("commit");
    } finally {
      client.release();
    }
  };
}

function insertOf(rows: readonly ResponseRow[]): [text: string, values: unknown[]] {
  const columns = Object.keys(rows[0]!);
  const values = rows.flatMap((row) => Object.values(row).map(asParameter));
  const places = rows.map((_, row) => {
    const own = columns.map((__, column) => `$${row * columns.length + column + 1}`);
    return `(${own.join(",")})`;
  });
  return [`insert into responses (${columns.join(",")}) values ${places.join(",")}`, values];
}

function asParameter(value: unknown): unknown {
  const isJson = typeof value === "object" && value !== null && !(value instanceof Date);
  return isJson ? JSON.stringify(value) : value;
}

const newPatient = (database: OwnedDatabase, username: string) =>
  database.withActor(demo, (trx) => addPatient(trx, { username }));

async function sessionResults(database: OwnedDatabase, patientId: string): Promise<ResponseRow[]> {
  const blocks = exercises.map((typeId) => ({ typeId, level: 1, count: itemsEach }));
  const session = await database.withActor(demo, (trx) =>
    addMadeUpSession(trx, patientId, blocks, new Date()),
  );
  return session.items.map((item) =>
    madeUpResponse(session, item, {
      events: [{ kind: "choose", question: "word", choice: "apple", at: 2_000, input: "touch" }],
    }),
  );
}

/** Results per second for one session, stored in batches of this size. */
async function rateOf(store: Store, { database }: BenchDatabase, patientId: string, size: number) {
  const results = await sessionResults(database, patientId);
  const began = performance.now();
  for (let at = 0; at < results.length; at += size)
    await store(database, results.slice(at, at + size));
  return (results.length * 1000) / (performance.now() - began);
}

const perSecond = (rate: number) => `${Math.round(rate)}/s`;
const median = (values: readonly number[]) => quantile(values, 0.5);

const inTurn = {
  product: asProduct,
  batch: asBareInserts(Math.max(...batchSizes)),
  each: asBareInserts(1),
} as const;
type Way = keyof typeof inTurn;
const ways = Object.keys(inTurn) as Way[];

/** The product and both floors in turn, so that all are measured under the same conditions. */
async function measureBatches(
  bench: BenchDatabase,
  patientId: string,
  size: number,
): Promise<Figure> {
  const rates: Record<Way, number[]> = { product: [], batch: [], each: [] };
  for (let round = 0; round < rounds; round++)
    for (const way of ways) rates[way].push(await rateOf(inTurn[way], bench, patientId, size));
  const against = (floor: Way) =>
    median(rates.product.map((rate, round) => rate / rates[floor][round]!));
  const told = (floor: Way) => `${against(floor).toFixed(2)} of ${perSecond(median(rates[floor]))}`;
  return {
    what: `${bench.name}, batches of ${size}`,
    value: `${perSecond(median(rates.product))}: ${told("batch")} by one bare insert a batch, ${told("each")} by one a result`,
    budget: "0.50 of the first",
    isWithin: against("batch") >= 0.5,
  };
}

/** The whole call: sign-in, validation, rescoring, storing, the level rule and the end of the session. */
async function measureCall({ name, database }: BenchDatabase, size: number): Promise<Figure> {
  const patientId = await newPatient(database, `caller${size}`);
  const lines = exercises.map((typeId) => ({ typeId, taskCount: itemsEach, taskLevel: 1 }));
  await database.withActor(demo, (trx) =>
    replaceSchedule(trx, patientId, lines, { authorId: null, now: new Date() }),
  );
  const app = await openApp(database);
  const call = await app.clientFor(patientId);
  const params = { id: patientId };
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const session = await call(startSession, {
      params: { ...params, kind: "SCHEDULED" },
      query: {},
    });
    const records = session.tasks.map((task) => resultOf(task, patientId, new Date()));
    const began = performance.now();
    for (let at = 0; at < records.length; at += size) {
      const { results } = await call(sendResponses, { params, body: records.slice(at, at + size) });
      const refused = results.find(({ status }) => status !== "stored");
      if (refused) throw new Error(`a result was ${refused.status}: ${refused.code ?? ""}`);
    }
    rates.push((records.length * 1000) / (performance.now() - began));
  }
  await app.close();
  return { what: `${name}, the whole call, batches of ${size}`, value: perSecond(median(rates)) };
}

async function measureOn(bench: BenchDatabase): Promise<Figure[]> {
  try {
    const figures: Figure[] = [];
    const patientId = await newPatient(bench.database, "rosa");
    for (const way of ways) await rateOf(inTurn[way], bench, patientId, itemsEach);
    for (const size of batchSizes) figures.push(await measureBatches(bench, patientId, size));
    for (const size of batchSizes) figures.push(await measureCall(bench, size));
    return figures;
  } finally {
    await bench.close();
  }
}

export async function measure(): Promise<Figure[]> {
  const embedded = await measureOn(await openEmptyEmbedded());
  const postgres = await openEmptyPostgres();
  if (!postgres)
    return [...embedded, { what: "PostgreSQL", value: "not installed on this machine" }];
  return [...embedded, ...(await measureOn(postgres))];
}
