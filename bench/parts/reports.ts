import { performance as performanceReport } from "@regain/contract/calls/report/performance";
import { readTrends } from "@regain/contract/calls/report/trends";
import type { Client } from "@regain/contract/client";
import { system } from "../../apps/server/src/db/actor.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { openApp } from "../support/app.ts";
import { openDemoEmbedded } from "../support/databases.ts";
import { addPractised } from "../support/practised.ts";

const calls = 40;
const demo = system("demo");

const idOf = (database: OwnedDatabase, username: string) =>
  database.withActor(demo, async (trx) => {
    const row = trx.selectFrom("users").select("id").where("username", "=", username);
    return (await row.executeTakeFirstOrThrow()).id;
  });

interface Reader {
  readonly id: string;
  readonly call: Client;
  readonly times: number[];
  readonly trendTimes: number[];
}

/** Requests all reports in turn, so that each is measured under the same conditions. */
async function timeReports(readers: readonly Reader[]): Promise<void> {
  for (let round = -3; round < calls; round++)
    for (const { id, call, times, trendTimes } of readers) {
      const began = performance.now();
      await call(performanceReport, { params: { id }, query: {} });
      const between = performance.now();
      await call(readTrends, { params: { id }, query: {} });
      if (round < 0) continue;
      times.push(between - began);
      trendTimes.push(performance.now() - between);
    }
}

const limitMs = 50;

function figureOf(what: string, times: readonly number[]): Figure {
  const middle = quantile(times, 0.5);
  return {
    what,
    value: `${ms(middle)} (95th percentile ${ms(quantile(times, 0.95))})`,
    budget: ms(limitMs),
    isWithin: middle <= limitMs,
  };
}

function ratioOf(what: string, many: readonly number[], few: readonly number[]): Figure {
  const ratio = quantile(many, 0.5) / quantile(few, 0.5);
  return { what, value: ratio.toFixed(2), budget: "2", isWithin: ratio <= 2 };
}

/**
 * The calls for the summary and its lines over time, measured at the server: sign-in, rights, blocks, arithmetic,
 * JSON; no network.
 */
export async function measureReports(): Promise<Figure[]> {
  const bench = await openDemoEmbedded();
  try {
    const { database } = bench;
    const rosa = await idOf(database, "rosa");
    const many = await addPractised(database, "many", 40);
    const few = await addPractised(database, "few", 4);
    const app = await openApp(database);
    const readerOf = async (id: string) => ({
      id,
      call: await app.clientFor(id),
      times: [],
      trendTimes: [],
    });
    const readers = {
      rosa: await readerOf(rosa),
      many: await readerOf(many),
      few: await readerOf(few),
    };
    await timeReports(Object.values(readers));
    await app.close();
    const { rosa: usual, few: tenth, many: all } = readers;
    return [
      figureOf("report, the demo's rosa", usual.times),
      figureOf("report, 10,000 results", tenth.times),
      figureOf("report, 100,000 results on the same days and levels", all.times),
      ratioOf("report, 100,000 against 10,000", all.times, tenth.times),
      figureOf("trends, the demo's rosa", usual.trendTimes),
      figureOf("trends, 100,000 results", all.trendTimes),
      ratioOf("trends, 100,000 against 10,000", all.trendTimes, tenth.trendTimes),
    ];
  } finally {
    await bench.close();
  }
}
