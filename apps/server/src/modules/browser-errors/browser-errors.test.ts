import { reportBrowserError } from "@regain/contract/calls/tracking/report-browser-error";
import { CallError } from "@regain/contract/client";
import { describe, expect, test } from "vitest";
import { operatorBeside } from "../../testing/operator.ts";
import { withTestDatabase } from "../../testing/test-database.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { browserOf, fingerprintOf, keptMessage, type SentError } from "./browser-error.rules.ts";
import { maxKept } from "./browser-error.store.ts";
import { purgeBrowserErrors } from "./purge-browser-errors.job.ts";

const frame = { file: "/assets/start-B1x_2-zQ.js", line: 1, column: 20_481 };
const mishap: SentError = {
  kind: "error",
  name: "TypeError",
  message: "Cannot read properties of undefined (reading 'level')",
  frames: [frame],
  page: "/do-therapy",
  build: "start-B1x_2-zQ.js",
};

describe("of a message is kept what the code said, not what it was about", () => {
  test.each([
    [mishap.message, mishap.message],
    [
      `Unexpected token 'R', "Rosa Alvarez" is not valid JSON`,
      "Unexpected token “…”, “…” is not valid JSON",
    ],
    ["No patient rosa@example.org", "No patient …"],
    ["Item 0199aaaa-0000-7000-8000-000000000001 is gone", "Item {id} is gone"],
    [`Refused rgn_${"a".repeat(43)}`, "Refused [hidden]"],
    [
      "Failed to fetch dynamically imported module: https://regain.example.org/assets/a.js?t=secret",
      "Failed to fetch dynamically imported module: /assets/a.js",
    ],
    ["Call +49 170 1234567", "Call +49 … …"],
    ["It can't be shown, and that's all", "It can't be shown, and that's all"],
    ['said `my daughter` twice, "and', "said “…” twice, “…”"],
  ])("%s", (message, kept) => {
    expect(keptMessage(message)).toBe(kept);
  });
});

test("a mishap is the same in another build, and another in another file", () => {
  const other = (file: string) => fingerprintOf({ ...mishap, frames: [{ ...frame, file }] });
  expect(other("/assets/start-AAAAAAAA.js")).toBe(fingerprintOf(mishap));
  expect(other("/assets/player-B1x_2-zQ.js")).not.toBe(fingerprintOf(mishap));
});

test.each([
  [
    "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari 18, iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0",
    "Edge 153, Windows",
  ],
  ["curl/8.5.0", "another browser, another system"],
])("%s is %s", (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});

test("what went wrong on many devices is one line for the operator, without anybody's name", () =>
  withTestServer(async (server) => {
    const call = server.client();
    for (const build of ["start-AAAAAAAA.js", "start-BBBBBBBB.js"])
      await call(reportBrowserError, { body: { ...mishap, frames: [...mishap.frames], build } });
    server.advance(60_000);
    await call(reportBrowserError, {
      body: {
        ...mishap,
        kind: "rejection",
        name: "Error",
        message: 'No answer for "Rosa"',
        frames: [],
      },
    });
    const { run } = operatorBeside(server);
    const { said } = await run("browser-errors");
    const [, rejection, error, ...more] = said.split("\n");
    expect(more).toEqual([]);
    expect(error).toMatch(
      /2 +error +\/do-therapy .*start-B1x_2-zQ\.js:1:20481 +TypeError: Cannot read/,
    );
    expect(rejection).toMatch(/1 +rejection .*Error: No answer for “…”$/);
    const { errors } = JSON.parse((await run("browser-errors", "--json")).said) as {
      errors: { build: string; times: number }[];
    };
    expect(errors[1]).toMatchObject({ build: "start-BBBBBBBB.js", times: 2 });
    const metrics = await server.app.inject("/metrics");
    expect(metrics.body).toMatch(/regain_browser_errors_total\{kind="error"\} 2/);
    expect(JSON.stringify(errors) + server.logLines.join("")).not.toContain("Rosa");
  }));

test("a flood from one place becomes a trickle, and a full table loses what has not happened for longest", () =>
  withTestServer(async (server) => {
    const send = (message: string) =>
      server
        .client()(reportBrowserError, { body: { ...mishap, frames: [], message } })
        .then(
          () => "taken",
          (error: unknown) => (error as CallError).code,
        );
    const outcomes: string[] = [];
    for (let n = 0; n < 104; n += 1) outcomes.push(await send(`mishap of ${"x".repeat(n + 1)}`));
    expect(outcomes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => "taken"));
    expect(outcomes.at(-1)).toBe("too-many-requests");

    await server.database.pool.query(
      `insert into browser_errors select 'made up ' || n, 'error', 'Error', 'made up', '[]', '/', '', '', 1, $1, $1
       from generate_series(1, ${maxKept - 2}) as n`,
      [new Date(server.now().getTime() + 1_000)],
    );
    server.advance(3_700_000);
    expect(await send("mishap of x")).toBe("taken");
    expect(await send("one more that is new")).toBe("taken");
    const { rows } = await server.database.pool.query(
      "select message, max(times) as times, count(*)::int from browser_errors group by 1 order by 1",
    );
    expect(rows).toEqual([
      { message: "made up", times: 1, count: maxKept - 2 },
      { message: "mishap of x", times: 2, count: 1 },
      { message: "one more that is new", times: 1, count: 1 },
    ]);
  }));

test("what does not happen again is forgotten after 30 days", () =>
  withTestDatabase(async (database) => {
    await database.pool.query(
      `insert into browser_errors values
       ('old', 'error', 'Error', '', '[]', '/', '', '', 1, '2026-01-01', '2026-01-31T00:00Z'),
       ('new', 'error', 'Error', '', '[]', '/', '', '', 1, '2026-01-01', '2026-02-02T00:00Z')`,
    );
    await purgeBrowserErrors({ database, clock: () => new Date("2026-03-03T00:00Z") }).run({});
    const { rows } = await database.pool.query("select fingerprint from browser_errors");
    expect(rows).toEqual([{ fingerprint: "new" }]);
  }));
