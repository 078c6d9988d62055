import { type Browser, chromium, type Page } from "@playwright/test";
import { sql } from "kysely";
import { join } from "node:path";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { startDemoServer } from "../../e2e/support/demo.ts";
import type { RunningServer } from "../../e2e/support/server.ts";
import { signInBrowser } from "../../e2e/support/sign-in.ts";
import { browserFlags, findBrowser } from "../../tools/browser.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { scrollFrames } from "../support/frames.ts";
import { inService } from "../support/in-service.ts";

const steps = 120;
const rounds = 10;
const frameLimitMs = 50;
/** Up to this limit, an answer feels like the person's own doing (Nielsen, Usability Engineering, 1993). */
const answerLimitMs = 1_000;

/** Adds this many users to the institution of the demo's admin, in the data of a stopped server. */
async function addUsers(server: RunningServer, count: number): Promise<void> {
  const database = await openDatabase({
    kind: "embedded",
    folder: join(server.place.dataDir, "postgres"),
  });
  await sql`
    insert into users (id, type, username, first_name, last_name, email, institution_id, status, last_sign_in_at)
    select gen_random_uuid(), case when n % 9 = 0 then 'clinician' else 'patient' end, 'bench' || n,
      'First' || (n * 7919 % 5000), 'Last' || lpad(n::text, 5, '0'), 'bench' || n || '@example.org', institution_id,
      case when n % 40 = 0 then 'SUSPENDED' else 'ACTIVE' end, now() - n * interval '13 minutes'
    from generate_series(1, ${count}::int) n, users where username = 'greta'`.execute(
    database.owner,
  );
  await database.close();
}

const rows = (page: Page) => page.getByRole("table", { name: "Users" }).getByRole("rowheader");

/** From an action until the first row shows a different name, as the page itself sees it. */
async function timeChange(page: Page, act: () => Promise<void>): Promise<number> {
  const changed = rows(page)
    .first()
    .evaluate(
      (cell) =>
        new Promise<number>((painted) => {
          const table = cell.closest("table")!;
          const name = () => table.querySelector("tbody th, tbody [role=rowheader]")?.textContent;
          const before = name();
          let began = 0;
          addEventListener("pointerup", () => (began = performance.now()), {
            capture: true,
            once: true,
          });
          const look = () =>
            began > 0 && name() !== undefined && name() !== before
              ? painted(performance.now() - began)
              : requestAnimationFrame(look);
          look();
        }),
    );
  await act();
  return changed;
}

async function timeTable(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInBrowser(page, server, "greta");
  const began = performance.now();
  await page.goto(`${server.url}/enterprise-dashboard/users?pageSize=100`);
  await rows(page).nth(99).waitFor();
  const shown = performance.now() - began;
  const frames = await scrollFrames(page.locator("html"), steps);
  const turns: number[] = [];
  const sorts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    turns.push(
      await timeChange(page, () => page.getByRole("button", { name: "Next", exact: true }).click()),
    );
    sorts.push(
      await timeChange(page, () =>
        page.getByRole("columnheader", { name: "Name" }).getByRole("button").click(),
      ),
    );
  }
  await page.close();
  const slow = quantile(frames, 0.95);
  const figure = (what: string, times: readonly number[]): Figure => ({
    what,
    value: `${ms(quantile(times, 0.5))} (the slowest of ${times.length} ${ms(Math.max(...times))})`,
    budget: ms(answerLimitMs),
    isWithin: Math.max(...times) <= answerLimitMs,
  });
  return [
    { what: "page: from the address to 100 rows", value: ms(shown) },
    {
      what: "page: frame while scrolling, 95th percentile",
      value: `${ms(slow)} (median ${ms(quantile(frames, 0.5))})`,
      budget: ms(frameLimitMs),
      isWithin: slow <= frameLimitMs,
    },
    figure("page: from a tap to the next 100 rows", turns),
    figure("page: from a tap to the other order", sorts),
  ];
}

/** How long the page with 5,000 users takes to appear, scroll, change pages and sort. */
export async function measureUsersPage(count: number): Promise<Figure[]> {
  const server = await startDemoServer("none", inService);
  try {
    await server.stop();
    await addUsers(server, count);
    await server.start();
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: browserFlags,
    });
    try {
      return await timeTable(browser, server);
    } finally {
      await browser.close();
    }
  } finally {
    await server.dispose();
  }
}
