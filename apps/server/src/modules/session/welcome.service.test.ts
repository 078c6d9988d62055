import { picture } from "@regain/content/pictures";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { randomUUID } from "node:crypto";
import { dayMs } from "@regain/contract/durations";
import { addDays, mondayOf } from "@regain/therapy/days";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { practise as practiseOnDay } from "../../testing/exported.ts";
import { resultsOf } from "../../testing/practice.ts";
import {
  homework,
  type NewPatient,
  newPatient,
  practise,
  refusal,
} from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { changeLevel } from "./level.store.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Somebody new who is putting off the first check. */
async function newAndUnassessed(
  details: Parameters<typeof newPatient>[1] = {},
): Promise<NewPatient> {
  const patient = await newPatient(server, details);
  await patient.call(deferAssessment, { params: { id: patient.id }, body: {} });
  return patient;
}

describe("the welcome screen", () => {
  test("leads from the first practice through a break to rest", async () => {
    const rosa = await newAndUnassessed({ first_name: "Rosa" });
    const first = await rosa.welcome();
    expect(first.screenData.messageText1).toMatch(/^Good (morning|afternoon|evening), Rosa\.$/);
    expect(first.screenData.messageText2).toMatch(
      /^This is your first practice. It has 2 exercises/,
    );
    expect(first.screenData.primaryButton?.action).toBe("START_THERAPY_SESSION");
    expect(first.sessionData.scheduleId).toBe(rosa.scheduleId);
    expect(first.screenData.imagePath).toBe(picture("puzzle-piece"));
    expect(first.therapyData.accuracy).toBeNull();

    const session = await rosa.start();
    const records = resultsOf(rosa.id, session, server.now(), (_, index) =>
      index === 0 ? "wrong" : "right",
    );
    await rosa.send(records.slice(0, 4));
    const pause = await rosa.welcome();
    expect(pause.screenData.messageText2).toMatch(/^You have 2 items left/);
    expect(pause.screenData.imagePath).toBe(picture("hourglass-not-done"));
    expect(pause.therapyData.accuracy?.value).toBe(75);
    expect(pause.therapyData.daysText).toBe("This week: 1 of 5 days");
    expect(pause.therapyData.daysList).toHaveLength(7);
    expect(pause.therapyData.daysList.filter(({ practised }) => practised)).toMatchObject([
      { state: "today" },
    ]);

    // Another device asks what has been answered in the session it has open itself.
    const { sessionId } = session;
    const { sessionData } = await rosa.welcome({ sessionId });
    expect(sessionData.answeredTaskIds?.toSorted()).toEqual(
      session.tasks.slice(0, 4).map(({ taskId }) => taskId),
    );
    const sam = await newPatient(server);
    expect((await sam.welcome({ sessionId })).sessionData.answeredTaskIds).toEqual([]);

    await rosa.send(records.slice(4));
    const done = await rosa.welcome({ previousActivity: session.sessionId });
    expect(done.screenData.messageText2).toMatch(/^You finished today's practice/);
    expect(done.screenData.imagePath).toBe(picture("clapping-hands"));
    expect(done.screenData.primaryButton?.action).toBe("CONTINUE");
    expect(done.screenData.secondaryButton?.action).toBe("EMAIL_REPORT");
    const rest = await rosa.welcome();
    expect(rest.screenData.messageText2).toMatch(/^You can rest today/);
    expect(rest.screenData.imagePath).toBe(picture("hot-beverage"));
    expect(rest.screenData.secondaryButton?.action).toBe("START_THERAPY_SESSION");
  });

  test("rounds the week as the report rounds it: 36.5 is 37, however its days are added", async () => {
    const rosa = await newAndUnassessed();
    const monday = mondayOf((await rosa.welcome()).therapyData.today);
    for (const [index, accuracy] of [42.9, 33.3, 33.3].entries()) {
      const at = new Date(`${addDays(monday, index)}T15:00:00Z`);
      await practiseOnDay(server, rosa.id, [{ result: "correct_partially", accuracy }], { at });
    }
    expect((await rosa.welcome()).therapyData.accuracy?.value).toBe(37);
  });

  test("says how long practice takes at the levels of its exercises", async () => {
    const said = async (taskLevel: number) => {
      const faces = [{ typeId: 41, taskCount: 2, taskLevel }];
      const patient = await newPatient(server, {}, faces);
      await patient.call(deferAssessment, { params: { id: patient.id }, body: {} });
      return (await patient.welcome()).screenData.messageText2;
    };
    expect(await said(1)).toMatch(/It takes about 5 minutes\./);
    expect(await said(8)).toMatch(/It takes about 35 minutes\./);
  });

  test("tells who has not finished the account how to, before anything can be paid for", async () => {
    const said = async (status: "account_created" | "clinician_setup") => {
      const patient = await newPatient(server, {
        subscription: { status, payment_source: "none" },
      });
      return (await patient.welcome()).screenData;
    };
    const awaited = await said("account_created");
    expect(awaited.messageText2).toMatch(/^Please finish your sign-up in the app\./);
    expect(awaited.showSubscribe).toBe(false);
    expect(awaited.primaryButton?.action).toBe("GET_APP");
    const inClinic = await said("clinician_setup");
    expect(inClinic.messageText2).toBe("Please finish your sign-up first.");
    expect(inClinic.showSubscribe).toBe(false);
    expect(inClinic.primaryButton).toEqual({ text: "Finish my sign-up", action: "CONTINUE" });
  });

  test("offers no report by mail to whom no mail can reach", async () => {
    const rosa = await newAndUnassessed({ email: null });
    const { sessionId } = await practise(server, rosa);
    const done = await rosa.welcome({ previousActivity: sessionId });
    expect(done.screenData.messageText2).toMatch(/^You finished today's practice/);
    expect(done.screenData.secondaryButton?.action).toBe("START_THERAPY_SESSION");
  });

  test("is of the schedule that is named: not a stranger's, and not one that was replaced", async () => {
    const rosa = await newAndUnassessed();
    const sam = await newPatient(server);
    const scheduleId = rosa.scheduleId!;
    const said = { canPractise: true, scheduleId, assessment: null };
    expect((await rosa.welcome({ scheduleId })).sessionData).toEqual(said);
    const shouted = await rosa.welcome({ scheduleId: scheduleId.toUpperCase() });
    expect(shouted.sessionData).toEqual(said);
    const foreign = rosa.welcome({ scheduleId: sam.scheduleId! });
    expect(await refusal(foreign)).toEqual([404, "not-found"]);
    expect(await refusal(rosa.welcome({ scheduleId: randomUUID() }))).toEqual([404, "not-found"]);
    await server.seed((trx) =>
      replaceSchedule(trx, rosa.id, homework, { authorId: null, now: server.now() }),
    );
    expect(await refusal(rosa.welcome({ scheduleId }))).toEqual([404, "no-schedule"]);
    expect((await rosa.welcome()).sessionData.scheduleId).not.toBe(scheduleId);
  });

  test("tells of levels that changed, and of a trial that ends", async () => {
    const sam = await newPatient(server, {
      subscription: {
        status: "trialing",
        period_ends_at: new Date(server.now().getTime() + 3 * dayMs),
      },
    });
    const said = async (previousActivity: string) =>
      (await sam.welcome({ previousActivity })).screenData;
    const { sessionId: first } = await practise(server, sam);
    expect((await said(first)).messageText2).not.toContain("You moved up");
    const { sessionId: second } = await practise(server, sam);
    // Neither what a clinician sets nor what an earlier practice led to is a result of this one.
    await server.seed((trx) =>
      changeLevel(
        trx,
        { patient_id: sam.id, task_type_id: homework[1]!.typeId },
        {
          from: 3,
          to: 1,
          reason: "set-by-clinician",
          percents: [],
          by: { authorId: sam.id, day: server.now().toISOString().slice(0, 10) },
        },
        server.now(),
      ),
    );
    expect((await said(first)).messageText2).not.toContain("You moved up");
    const { messageText2, showSubscribe } = await said(second);
    expect(messageText2).toContain("You moved up a level in Arithmetic.");
    expect(messageText2).not.toContain("easier");
    expect(messageText2).toContain("Your free trial ends in 3 days.");
    expect(showSubscribe).toBe(true);
  });
});
