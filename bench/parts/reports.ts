import { performance as performanceReport } from "@regain/contract/calls/report/performance";
import type { Client } from "@regain/contract/client";
import { system } from "../../apps/server/src/db/actor.ts";
import { addPatient } from "../../apps/server/src/db/builders/people.ts";
import { addMadeUpSession, madeUpResponse } from "../../apps/server/src/db/builders/practice.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { storeResponses } from "../../apps/server/src/modules/session/response.store.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { openApp } from "../support/app.ts";
import { openDemoEmbedded } from "../support/databases.ts";

const calls = 40;
const days = 500;
const dayMs = 86_400_000;
/** Practised every day; the level rises four times on the way. */
const exercises = [1, 26, 33, 47, 51];
const levels = 5;
const demo = system("demo");

/** A patient with a session a day: the same days, exercises and levels, however many the answers. */
async function addPractised(database: OwnedDatabase, username: string, itemsEach: number) {
  const id = await database.withActor(demo, (trx) => addPatient(trx, { username }));
  const first = Date.now() - days * dayMs;
  for (let day = 0; day < days; day++) {
    const level = 1 + Math.floor((day * levels) / days);
    const blocks = exercises.map((typeId) => ({ typeId, level, count: itemsEach }));
    await database.withActor(demo, async (trx) => {
      const session = await addMadeUpSession(trx, id, blocks, new Date(first + day * dayMs));
      const results = session.items.map((item, index) =>
        madeUpResponse(session, item, index % 4 === 0 ? { accuracy: 0, result: "incorrect" } : {}),
      );
      await storeResponses(trx, id, results);
    });
  }
  return id;
}

const idOf = (database: OwnedDatabase, username: string) =>
  database.withActor(demo, async (trx) => {
    const row = trx.selectFrom("users").select("id").where("username", "=", username);
    return (await row.executeTakeFirstOrThrow()).id;
  });

interface Reader {
  readonly id: string;
  readonly call: Client;
  readonly times: number[];
}

/** Asks for all reports in turn, so that each meets the machine in the same mood. */
async function timeReports(readers: readonly Reader[]): Promise<void> {
  for (let round = -3; round < calls; round++)
    for (const { id, call, times } of readers) {
      const began = performance.now();
      await call(performanceReport, { params: { id }, query: {} });
      if (round >= 0) times.push(performance.now() - began);
    }
}

const limitMs = 50;

function figureOf(what: string, { times }: Reader): Figure {
  const middle = quantile(times, 0.5);
  return {
    what: `report, ${what}`,
    value: `${ms(middle)} (95th percentile ${ms(quantile(times, 0.95))})`,
    budget: ms(limitMs),
    isWithin: middle <= limitMs,
  };
}

/** The report call at the server: sign-in, rights, blocks, arithmetic, JSON; no network. */
export async function measureReports(): Promise<Figure[]> {
  const bench = await openDemoEmbedded();
  try {
    const { database } = bench;
    const rosa = await idOf(database, "rosa");
    const many = await addPractised(database, "many", 40);
    const few = await addPractised(database, "few", 4);
    const app = await openApp(database);
    const readerOf = async (id: string) => ({ id, call: await app.clientFor(id), times: [] });
    const readers = {
      rosa: await readerOf(rosa),
      many: await readerOf(many),
      few: await readerOf(few),
    };
    await timeReports(Object.values(readers));
    await app.close();
    const ratio = quantile(readers.many.times, 0.5) / quantile(readers.few.times, 0.5);
    return [
      figureOf("the demo's rosa", readers.rosa),
      figureOf("10,000 results", readers.few),
      figureOf("100,000 results on the same days and levels", readers.many),
      {
        what: "report, 100,000 against 10,000",
        value: ratio.toFixed(2),
        budget: "2",
        isWithin: ratio <= 2,
      },
    ];
  } finally {
    await bench.close();
  }
}
