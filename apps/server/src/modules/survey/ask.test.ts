import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readScholarship } from "@regain/contract/calls/survey/read-scholarship";
import { sendSurveyResult } from "@regain/contract/calls/survey/send-survey-result";
import { dayMs } from "@regain/contract/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { brokenFor } from "../../testing/broken-queue.ts";
import { lettersTo, linkTokenTo } from "../../testing/letters.ts";
import { surveyWorld } from "../../testing/survey.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { askBySurvey } from "./ask.job.ts";

let server: TestServer;
let world: ReturnType<typeof surveyWorld>;
beforeAll(async () => {
  server = await openTestServer({ config: { publicUrl: "https://regain.test" } });
  world = surveyWorld(server);
});
afterAll(() => server.close());

const run = () => askBySurvey({ ...server.app.services, clock: server.now }).run({});
const letters = async (email: string) =>
  (await lettersTo(server, email)).map(({ template }) => template).toReversed();

/** One practice day after another until today; only their dates matter here. */
async function practise(patientId: string, days: number): Promise<void> {
  await server.database.pool.query(
    `insert into practice_days
     select $1, ($2::timestamptz - make_interval(days => n))::date, 10, 10, 900, 800, 10, 0, 60000, 0
     from generate_series(0, $3::int - 1) n
     on conflict do nothing`,
    [patientId, server.now(), days],
  );
}

test("who has practised on 10 days is asked how it goes, once, and after 90 days and 10 more", async () => {
  const rosa = await world.patient("paying");
  await practise(rosa.id, 9);
  await run();
  expect(await letters(rosa.email)).toEqual([]);
  server.advance(dayMs);
  await practise(rosa.id, 1);
  await run();
  await run();
  expect(await letters(rosa.email)).toEqual(["howAreYourTasks"]);

  const call = server.client(await linkTokenTo(server, rosa.email));
  const body = { campaign: "how_are_your_tasks", isFinalStep: true, difficulty: "easy" } as const;
  await call(sendSurveyResult, { body });
  expect(await world.kept(rosa.id)).toMatchObject([
    { difficulty: "easy", asked_at: expect.any(Date), finished_at: expect.any(Date) },
  ]);

  server.advance(60 * dayMs);
  await practise(rosa.id, 30);
  await run();
  expect(await letters(rosa.email)).toHaveLength(1);
  server.advance(31 * dayMs);
  await run();
  expect(await letters(rosa.email), "who has not practised lately").toHaveLength(1);
  await practise(rosa.id, 1);
  await run();
  expect(await letters(rosa.email)).toEqual(["howAreYourTasks", "howAreYourTasks"]);
  const again = server.client(await linkTokenTo(server, rosa.email));
  await again(sendSurveyResult, { body: { ...body, difficulty: "hard" } });
  expect((await world.kept(rosa.id)).map(({ difficulty }) => difficulty)).toEqual(["easy", "hard"]);
});

test("who let a trial end is asked why, and later for what they can pay: not on the days of other letters", async () => {
  const tess = await world.patient("trialEnded", { period_ends_at: server.now() });
  const got: string[][] = [];
  for (let day = 0; day <= 40; day += 1) {
    await run();
    const all = await letters(tess.email);
    got[day] = all.slice(got.flat().length);
    server.advance(dayMs);
  }
  expect(got.flatMap((all, day) => all.map((kind) => [day, kind]))).toEqual([
    [3, "endOfTrialSurvey"],
    [14, "scholarshipOffer"],
  ]);
  const token = await linkTokenTo(server, tess.email);
  expect(await server.client(token)(readScholarship, {})).toMatchObject({
    isEligible: true,
    amount: null,
  });
  const [offer] = await lettersTo(server, tess.email);
  expect(offer?.content.button?.address).toMatch(
    /^https:\/\/regain\.test\/scholarship\?token=rgl_/,
  );
  expect(offer?.content.optOut?.address).toMatch(/^https:\/\/regain\.test\/do-not-contact/);
});

test("a letter about paying two days ago comes first", async () => {
  const ends = new Date(server.now().getTime() - 3 * dayMs);
  const { id, email } = await world.patient("trialEnded", { period_ends_at: ends });
  await server.database.withActor(system("jobs"), (trx) =>
    trx
      .insertInto("billing_letters")
      .values({ patient_id: id, kind: "trialOver", about: ends, written_at: server.now() })
      .execute(),
  );
  server.advance(dayMs);
  await run();
  expect(await letters(email)).toEqual([]);
  server.advance(dayMs);
  await run();
  expect(await letters(email)).toEqual(["endOfTrialSurvey"]);
});

test("nobody else is asked", async () => {
  const day = (ago: number) => ({
    period_ends_at: new Date(server.now().getTime() - ago * dayMs),
  });
  const goesOn = await world.patient("paying", day(4));
  const quiet = await world.patient("trialEnded", day(4));
  const leaving = await world.patient("trialEnded", day(4));
  const suspended = await world.patient("trialEnded", day(4));
  const longGone = await world.patient("trialEnded", day(31));
  const saidPrice = await world.patient("trialEnded", day(15));
  const ended = await world.patient("expired", day(4));
  await practise(ended.id, 12);
  const token = await server.database.withActor(system("sign-up"), (trx) =>
    issueLink(trx, { purpose: "do-not-contact", email: quiet.email }, server.now()),
  );
  await server.client(token)(optOut, { query: {}, body: { optOut: true } });
  await server.seed(async (trx) => {
    await sql`update users set deletion_due_at = now() where id = ${leaving.id}`.execute(trx);
    await sql`update users set status = 'SUSPENDED' where id = ${suspended.id}`.execute(trx);
    await trx
      .insertInto("scholarship_answers")
      .values({
        patient_id: saidPrice.id,
        answer_id: saidPrice.id,
        amount_cents: 1_000,
        answered_at: server.now(),
      })
      .execute();
  });
  await run();
  for (const { email } of [goesOn, quiet, leaving, suspended, longGone, saidPrice, ended])
    expect(await letters(email), email).toEqual([]);
  expect(await world.kept(quiet.id), "who was not written to was not asked").toEqual([]);
});

test("what fails for one keeps nobody else from being asked, and is told", async () => {
  const [broken, fine] = [await world.patient("paying"), await world.patient("paying")];
  for (const { id } of [broken, fine]) await practise(id, 10);
  const { services } = server.app;
  const jobs = brokenFor(services.jobs, broken.id);
  const all = askBySurvey({ ...services, jobs, clock: server.now }).run({});
  await expect(all).rejects.toThrow("Failed: 1.");
  expect([await letters(broken.email), await letters(fine.email)]).toEqual([
    [],
    ["howAreYourTasks"],
  ]);
});
