import { detailedPerformance } from "@regain/contract/calls/report/detailed-performance";
import { performance } from "@regain/contract/calls/report/performance";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { startSession } from "@regain/contract/calls/session/start-session";
import { localTime } from "@regain/therapy/days";
import { expect, test } from "vitest";
import { embeddedTestDatabase } from "../testing/test-database.ts";
import { openTestServer } from "../testing/test-server.ts";
import { demoAccounts } from "./accounts.ts";
import { fillDemo, isEmpty } from "./demo.ts";

test("the demo has a history that the real rules have made, and shows it", async () => {
  const database = await embeddedTestDatabase();
  const server = await openTestServer({ database });
  expect(await isEmpty(database)).toBe(true);
  await fillDemo(database, server.now());
  expect(await isEmpty(database)).toBe(false);

  const { owner } = database;
  const users = await owner.selectFrom("users").select(["id", "username"]).execute();
  const idOf = (username: string) => users.find((user) => user.username === username)!.id;
  expect(users.map(({ username }) => username)).toEqual(
    expect.arrayContaining(demoAccounts.map(({ username }) => username)),
  );
  const differing = await owner
    .selectFrom("responses")
    .select("uuid")
    .where("score_differs", "=", true)
    .execute();
  expect(differing).toEqual([]);
  expect(await owner.selectFrom("rejected_responses").select("code").execute()).toEqual([]);
  const open = await owner
    .selectFrom("therapy_sessions")
    .select("session_id")
    .where("finished_at", "is", null)
    .execute();
  expect(open).toEqual([]);
  const caseload = await owner
    .selectFrom("caseload")
    .select("patient_id")
    .where("clinician_id", "=", idOf("dana"))
    .execute();
  expect(caseload).toHaveLength(24);
  const today = localTime(server.now(), "America/New_York").day;
  const future = await owner
    .selectFrom("blocks")
    .select("local_date")
    .where("local_date", ">=", today)
    .execute();
  expect(future, "the history ends yesterday").toEqual([]);

  const as = async (username: string) => {
    const params = { id: idOf(username) };
    const call = server.client(await server.tokenFor(params.id));
    return {
      report: () => call(performance, { params, query: {} }),
      table: () => call(detailedPerformance, { params, query: {} }),
      welcome: () => call(nextActivity, { params, query: {} }),
      start: () => call(startSession, { params: { ...params, kind: "SCHEDULED" }, query: {} }),
    };
  };

  const rosa = await as("rosa");
  const { summary, sections } = await rosa.report();
  expect(sections.domains).toHaveLength(9);
  const better = sections.domains.filter(({ baseline, latest }) => latest.value > baseline.value);
  expect(better.length).toBeGreaterThanOrEqual(6);
  expect(summary.accuracy).toBeGreaterThan(50);
  expect(summary.daysActivePerWeek).toBeGreaterThan(3);
  expect(summary.clinicTasksCompleted).toBeGreaterThan(0);
  expect((await rosa.welcome()).screenData.primaryButton?.action).toBe("START_THERAPY_SESSION");
  const views = (await rosa.start()).tasks.map(({ taskView }) => taskView.templateName);
  expect(new Set(views).size).toBeGreaterThanOrEqual(5);

  const { rowList, array } = (await rosa.table()).table;
  for (const { peers } of rowList) {
    expect(peers?.isSimulated, "nobody takes a demo's peers for patients").toBe(true);
    expect(Math.min(peers!.accuracyCount, peers!.latencyCount)).toBeGreaterThanOrEqual(30);
  }
  const percentiles = array.flat().flatMap((cell) => cell?.accuracyPercentile ?? []);
  expect(percentiles.filter((one) => one >= 90).length).toBeGreaterThan(20);
  expect(percentiles.filter((one) => one < 40).length).toBeGreaterThan(20);

  const tess = await (await as("tess")).report();
  expect(tess).toMatchObject({ isLocked: true, sections: { tasks: [] } });
  const sam = await as("sam");
  expect((await sam.report()).sections.tasks).toEqual([]);
  expect((await sam.start()).tasks.length).toBeGreaterThan(10);
  await server.close();
}, 240_000);
