import { type Browser, chromium } from "@playwright/test";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { sql } from "kysely";
import { join } from "node:path";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { startDemoServer } from "../../e2e/support/demo.ts";
import type { RunningServer } from "../../e2e/support/server.ts";
import { signInBrowser } from "../../e2e/support/sign-in.ts";
import { browserFlags, findBrowser } from "../../tools/browser.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { scrollFrames } from "../support/frames.ts";
import { measureTableCall } from "./table-call.ts";
import { inService } from "../support/in-service.ts";

export const title = "Detailed table; in the browser 59 exercises by 200 sessions";

export const about = `
The detailed table's call (embedded engine on disk, no network, median and 95th percentile of 40 calls), and in a browser the
table of 59 exercises by 200 sessions, scrolled from its last corner to its first in 120 steps, one step per frame.
`;

const sessions = 200;
const steps = 120;
const budgetMs = 50;

/** The blocks that 200 sessions of every exercise leave, in the data of a stopped server. */
async function addBlocks(server: RunningServer, patientId: string): Promise<void> {
  const database = await openDatabase({
    kind: "embedded",
    folder: join(server.place.dataDir, "postgres"),
  });
  const typeIds = taskTypes.map(({ typeId }) => typeId);
  await sql`
    with sessions as (
      select n, gen_random_uuid() as id, current_date - ${sessions}::int + n as day
      from generate_series(0, ${sessions - 1}) n)
    insert into blocks (patient_id, local_date, session_id, task_type_id, level, place, item_count, scored_count,
      accuracy_sum, without_help_sum, latency_sum, latency_count, duration_sum, cue_counts, first_at, last_at)
    select ${patientId}, day, id, type_id, 1, 'home', 10, 10, 800, (n + type_id) % 11 * 100,
      40000, 10, 60000, '{}', day + time '12:00', day + time '12:20'
    from sessions, unnest(${typeIds}::int[]) type_id`.execute(database.owner);
  await sql`
    insert into practice_days (patient_id, local_date, item_count, scored_count, accuracy_sum, without_help_sum,
      home_count, clinic_count, home_duration, clinic_duration)
    select ${patientId}, local_date, sum(item_count), sum(scored_count), sum(accuracy_sum), sum(without_help_sum),
      sum(item_count), 0, sum(duration_sum), 0
    from blocks where patient_id = ${patientId} group by local_date`.execute(database.owner);
  await database.close();
}

interface Scrolling {
  readonly shownMs: number;
  /** From one painted frame to the next. */
  readonly frames: readonly number[];
  readonly cells: number;
}

/** Opens the table, and scrolls it from its last corner to its first, one step per frame. */
async function scroll(browser: Browser, server: RunningServer): Promise<Scrolling> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInBrowser(page, server, "sam");
  const began = performance.now();
  await page.goto(`${server.url}/dashboard/detailed-performance`);
  const grid = page.getByRole("grid");
  await grid.waitFor();
  const shownMs = performance.now() - began;
  const frames = await scrollFrames(grid.locator(".."), steps);
  const cells = await grid.getByRole("gridcell").count();
  await page.close();
  return { shownMs, frames, cells };
}

/** How long the table takes to appear, and how long a frame takes while scrolling through it. */
async function measureScrolling(): Promise<Figure[]> {
  const server = await startDemoServer("none", inService);
  try {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: browserFlags,
    });
    try {
      const page = await browser.newPage();
      const { user } = await signInBrowser(page, server, "sam");
      await page.close();
      await server.stop();
      await addBlocks(server, user.userId);
      await server.start();
      const { shownMs, frames, cells } = await scroll(browser, server);
      const slow = quantile(frames, 0.95);
      return [
        { what: "from the address to the table", value: ms(shownMs) },
        { what: "cells drawn of 11,800", value: String(cells) },
        { what: "frame while scrolling, median", value: ms(quantile(frames, 0.5)) },
        {
          what: "frame while scrolling, 95th percentile",
          value: ms(slow),
          budget: ms(budgetMs),
          isWithin: slow <= budgetMs,
        },
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await server.dispose();
  }
}

export const measure = async (): Promise<Figure[]> => [
  ...(await measureTableCall()),
  ...(await measureScrolling()),
];
