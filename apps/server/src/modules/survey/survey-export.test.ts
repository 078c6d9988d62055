import { requestScholarship } from "@regain/contract/calls/survey/request-scholarship";
import { sendSurveyResult } from "@regain/contract/calls/survey/send-survey-result";
import { byteOrderMark } from "@regain/contract/csv";
import type { SurveyResult } from "@regain/contract/entities/survey";
import { parse } from "csv-parse/sync";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { surveyWorld } from "../../testing/survey.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { type SurveyExport, exportSurveyResults } from "./survey-export.service.ts";

let server: TestServer;
let world: ReturnType<typeof surveyWorld>;
beforeAll(async () => {
  server = await openTestServer();
  world = surveyWorld(server);
});
afterAll(() => server.close());

async function chunks(wanted: Omit<SurveyExport, "until"> & Partial<SurveyExport>) {
  const found: string[] = [];
  const until = wanted.until ?? server.now();
  for await (const chunk of exportSurveyResults(server.database, { ...wanted, until }))
    found.push(chunk);
  return found;
}

/** As a third-party reader sees it. */
const rows = async (wanted: Parameters<typeof chunks>[0]): Promise<Record<string, string>[]> =>
  parse((await chunks(wanted)).join(""), { bom: true, columns: true, record_delimiter: "\r\n" });

async function say(body: SurveyResult, status: "paying" | "trialEnded" = "paying") {
  const { id } = await world.patient(status);
  await server.client(await world.link(id))(sendSurveyResult, { body });
  server.advance(1_000);
  return id;
}
const tasks = { campaign: "how_are_your_tasks", isFinalStep: true } as const;

test("an export of nothing says what it would hold", async () => {
  const [only, ...more] = await chunks({ campaign: "end_of_trial" });
  expect(more).toEqual([]);
  expect(only?.startsWith(`${byteOrderMark}surveyId,campaign,askedAt,`)).toBe(true);
});

test("each answer is a row, without who said it unless they agreed to be quoted", async () => {
  await say({
    ...tasks,
    difficulty: "perfect",
    additionalInfo: "Good,\nreally",
    quote_consent: true,
  });
  await say({ ...tasks, difficulty: "perfect", additionalInfo: "Quietly good" });
  const injected = '=HYPERLINK("http://evil.example")';
  await say({ ...tasks, isFinalStep: false, difficulty: "hard", additionalInfo: injected });
  const before = server.now();
  server.advance(1_000);
  await say({ ...tasks, difficulty: "easy", extra: { taps: 3 }, additionalInfo: "@SUM(A1)" });
  const all = await rows({ campaign: "how_are_your_tasks" });
  expect(all).toMatchObject([
    { difficulty: "perfect", additionalInfo: "Good,\nreally", quotedAs: "Patient1" },
    { quoteConsent: "false", quotedAs: "", isFinished: "true", subscriptionStatus: "paying" },
    { isFinished: "false", additionalInfo: `'${injected}`, askedAt: "" },
    { extra: '{"taps":3}', additionalInfo: "'@SUM(A1)" },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/Patient[234]|example\.org/);
  expect(await rows({ campaign: "how_are_your_tasks", from: before })).toHaveLength(1);
  expect(await rows({ campaign: "how_are_your_tasks", until: before })).toHaveLength(3);
  expect(await rows({ campaign: "end_of_trial" })).toEqual([]);
});

test("the reasons of the end of a trial stand in one cell", async () => {
  const feedback = ["too_easy", "no_device"] as const;
  await say(
    { campaign: "end_of_trial", isFinalStep: true, feedback: [...feedback], additionalInfo: "-1" },
    "trialEnded",
  );
  expect(await rows({ campaign: "end_of_trial" })).toMatchObject([
    { feedback: "too_easy; no_device", additionalInfo: "'-1", subscriptionStatus: "trialEnded" },
  ]);
});

test("amounts are exported too", async () => {
  const { id } = await world.patient("trialEnded");
  const call = server.client(await world.link(id, "scholarship"));
  await call(requestScholarship, { body: { amount: "12.50" } });
  server.advance(1_000);
  await call(requestScholarship, { body: { amount: "20" } });
  expect(await rows({ campaign: "scholarship" })).toMatchObject([
    { campaign: "scholarship", amountCents: "1250", subscriptionStatus: "trialEnded" },
    { amountCents: "2000" },
  ]);
});

test("many answers come a page at a time, each once", async () => {
  const { id } = await world.patient("paying");
  const row = { patient_id: id, campaign: "end_of_trial", opened_at: server.now() } as const;
  const before = server.now();
  server.advance(1_000);
  await server.seed(async (trx) => {
    for (let hundred = 0; hundred < 11; hundred += 1)
      await trx
        .insertInto("surveys")
        .values(
          Array.from({ length: 100 }, () => ({
            ...row,
            survey_id: v7(),
            answered_at: server.now(),
          })),
        )
        .execute();
  });
  const wanted = { campaign: "end_of_trial", from: server.now() } as const;
  expect(await chunks(wanted)).toHaveLength(4);
  const ids = (await rows(wanted)).map(({ surveyId }) => surveyId);
  expect(new Set(ids).size).toBe(1_100);
  expect(await rows({ campaign: "end_of_trial", until: before })).toHaveLength(1);
});
