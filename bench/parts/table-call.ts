import { detailedPerformance } from "@regain/contract/calls/report/detailed-performance";
import type { ColumnType } from "@regain/contract/detailed-table-values";
import type { Client } from "@regain/contract/client";
import { type Figure, ms, quantile } from "../figures.ts";
import { openApp } from "../support/app.ts";
import { openDemoEmbedded } from "../support/databases.ts";
import { addPractised } from "../support/practised.ts";

const calls = 40;
const limitMs = 50;

interface Table {
  readonly what: string;
  readonly id: string;
  readonly call: Client;
  readonly columnType: ColumnType;
  readonly times: number[];
}

/** Requests all tables in turn, so that each is measured under the same conditions. */
async function timeTables(tables: readonly Table[]): Promise<void> {
  for (let round = -3; round < calls; round++)
    for (const { id, call, columnType, times } of tables) {
      const began = performance.now();
      await call(detailedPerformance, { params: { id }, query: { columnType } });
      if (round >= 0) times.push(performance.now() - began);
    }
}

/**
 * The call for the detailed table, measured at the server: sign-in, rights, blocks, norms, arithmetic, JSON; no
 * network.
 */
export async function measureTableCall(): Promise<Figure[]> {
  const bench = await openDemoEmbedded();
  try {
    const { database } = bench;
    const many = await addPractised(database, "many", 40);
    const few = await addPractised(database, "few", 4);
    const app = await openApp(database);
    const tableOf = async (what: string, id: string, columnType: ColumnType): Promise<Table> => ({
      what,
      id,
      columnType,
      call: await app.clientFor(id),
      times: [],
    });
    const tables = [
      await tableOf("10,000 results, 500 sessions", few, "BySchedule"),
      await tableOf("100,000 results, 500 sessions", many, "BySchedule"),
      await tableOf("100,000 results, by week", many, "ByWeek"),
    ];
    await timeTables(tables);
    await app.close();
    return tables.map(({ what, times }) => {
      const middle = quantile(times, 0.5);
      return {
        what: `table, ${what}`,
        value: `${ms(middle)} (95th percentile ${ms(quantile(times, 0.95))})`,
        budget: ms(limitMs),
        isWithin: middle <= limitMs,
      };
    });
  } finally {
    await bench.close();
  }
}
