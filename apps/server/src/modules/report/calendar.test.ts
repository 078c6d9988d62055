import { changeAccount } from "@regain/contract/calls/account/change-account";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { patientExpansion } from "@regain/contract/calls/caseload/patient-expansion";
import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { calendar } from "@regain/contract/calls/report/calendar";
import { dailyCompliance } from "@regain/contract/calls/report/daily-compliance";
import { performance } from "@regain/contract/calls/report/performance";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { startClinicSession } from "@regain/contract/calls/session/start-clinic-session";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import type { CallError } from "@regain/contract/client";
import type { TherapySession } from "@regain/contract/entities/session";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { resultOf } from "../../testing/practice.ts";
import { type NewPatient, newPatient } from "../../testing/practising-patient.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { enforceRateLimits } from "../identity/rate-limit.service.ts";
import { limitOfUser } from "../tracking/tracking-limits.rules.ts";

/** A server on a database that is closed elsewhere. */
const serverOn = (database: OwnedDatabase) =>
  openTestServer({ database: { ...database, close: () => Promise.resolve() } });

const setClock = (server: TestServer, instant: string) =>
  server.advance(Date.parse(instant) - server.now().getTime());

/** Every item of a session, one after another, taking this many seconds each. */
const played = (patientId: string, session: TherapySession, from: string, seconds: number) =>
  session.tasks.map((task, index) => {
    const at = new Date(Date.parse(from) + index * seconds * 1000);
    const endTime = new Date(at.getTime() + seconds * 1000).toISOString();
    return resultOf(patientId, task, at, "right", { endTime });
  });

/** Homework of 6 items, started at that instant and sent when it was done, or later. */
async function practiseAt(
  server: TestServer,
  patient: NewPatient,
  begin: string,
  { seconds = 30, sentAt = "" } = {},
) {
  setClock(server, begin);
  const { call } = await patient.signIn();
  const session = await patient.signIn().then(({ start }) => start());
  const records = played(patient.id, session, begin, seconds);
  if (sentAt) setClock(server, sentAt);
  else server.advance(records.length * seconds * 1000);
  await call(sendResponses, { params: { id: patient.id }, body: records });
}

const calendarOf = async (
  { signIn, id }: NewPatient,
  query: { startDate?: string; endDate?: string; tz?: string } = {},
) => (await signIn()).call(calendar, { params: { id }, query });

const complianceOf = async (
  { signIn, id }: NewPatient,
  query: { startDate?: string; endDate?: string; tz?: string; logEvent?: "true" | "false" } = {},
) => (await signIn()).call(dailyCompliance, { params: { id }, query });

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It was not refused.");
    },
    ({ status, code, fields }: CallError) => ({ status, code, fields }),
  );

onBothEngines("a day at home and in the clinic has an entry of each", async (database) => {
  const server = await serverOn(database);
  const rosa = await newPatient(server, { first_name: "Rosa", last_name: "Example" });
  const dana = await server.seed(async (trx) => {
    const id = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: rosa.id, clinician_id: id });
    return id;
  });
  await practiseAt(server, rosa, "2026-09-01T14:00:00Z", { seconds: 300 });
  await practiseAt(server, rosa, "2026-09-02T14:00:00Z", { seconds: 20 });
  setClock(server, "2026-09-02T18:00:00Z");
  const danas = server.client(await server.tokenFor(dana));
  const { session } = await danas(startClinicSession, { params: { id: rosa.id }, body: {} });
  server.advance(3_600_000);
  const done = played(rosa.id, session, "2026-09-02T18:00:00Z", 10);
  await danas(sendResponses, {
    params: { id: rosa.id },
    body: done.map((one) => ({ ...one, userId: dana })),
  });

  const seen = await danas(calendar, { params: { id: rosa.id }, query: {} });
  const first = Date.UTC(2026, 8, 1) / 1000;
  const second = Date.UTC(2026, 8, 2) / 1000;
  expect(seen).toEqual({
    patientName: "Rosa Example",
    startDate: "2026-07-01",
    endDate: "2026-09-02",
    today: "2026-09-02",
    firstDay: "2026-09-01",
    days: [
      { date: first, inClinic: false, duration: 1_800, completedTaskCount: 6 },
      { date: second, inClinic: false, duration: 120, completedTaskCount: 6 },
      { date: second, inClinic: true, duration: 60, completedTaskCount: 6 },
    ],
  });
  expect(await calendarOf(rosa)).toEqual(seen);

  const { days } = await complianceOf(rosa);
  const common = { goalMet: false, scheduledSessionDone: true };
  expect(days).toEqual([
    {
      date: first,
      duration: 1_800,
      minutes: 30,
      completedTaskCount: 6,
      goalMet: true,
      scheduledSessionDone: true,
      inClinic: false,
    },
    { date: second, duration: 180, minutes: 3, completedTaskCount: 12, ...common, inClinic: true },
  ]);

  const row = await danas(patientExpansion, { query: { patientId: rosa.id } });
  expect(row.calendar).toEqual(seen.days);
});

onBothEngines("the calendar, the goal and the note say the same minutes", async (database) => {
  const server = await serverOn(database);
  const rosa = await newPatient(server, { time_zone: "America/New_York" });
  const dana = await server.seed(async (trx) => {
    const id = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: rosa.id, clinician_id: id });
    return id;
  });
  // Six items that take 1,799.6 seconds in all.
  await practiseAt(server, rosa, "2026-09-01T14:00:00Z", { seconds: 299.933 });
  const { days } = await calendarOf(rosa);
  expect(days).toMatchObject([{ duration: 1_799 }]);
  const compliance = await complianceOf(rosa);
  expect(compliance.days).toMatchObject([{ duration: 1_799, minutes: 29, goalMet: false }]);
  const danas = server.client(await server.tokenFor(dana));
  const note = { params: { id: rosa.id }, query: { date: "2026-09-01" } };
  expect((await danas(dailySessionNotes, note)).figures.homeMinutes).toBe(29);
});

onBothEngines("days with a change of clocks begin and end at midnight", async (database) => {
  const server = await serverOn(database);
  const rosa = await newPatient(server, { time_zone: "America/New_York" });
  const spring = [
    ["2026-03-08T04:58:00Z", "2026-03-07"],
    ["2026-03-08T05:01:00Z", "2026-03-08"],
    ["2026-03-08T06:59:00Z", "2026-03-08"],
    ["2026-03-08T07:01:00Z", "2026-03-08"],
    ["2026-03-09T03:58:00Z", "2026-03-08"],
    ["2026-03-09T04:01:00Z", "2026-03-09"],
  ] as const;
  const autumn = [
    ["2026-11-01T03:58:00Z", "2026-10-31"],
    ["2026-11-01T04:01:00Z", "2026-11-01"],
    // Half past one comes twice.
    ["2026-11-01T05:30:00Z", "2026-11-01"],
    ["2026-11-01T06:30:00Z", "2026-11-01"],
    ["2026-11-02T04:58:00Z", "2026-11-01"],
    ["2026-11-02T05:01:00Z", "2026-11-02"],
  ] as const;
  for (const nights of [spring, autumn]) {
    const counts = new Map<string, number>();
    for (const [instant, day] of nights) {
      await practiseAt(server, rosa, instant, { seconds: 10 });
      counts.set(day, (counts.get(day) ?? 0) + 6);
    }
    const { days, today, startDate } = await calendarOf(rosa);
    expect(today).toBe(nights.at(-1)![1]);
    expect(new Map(days.map((one) => [dayOf(one.date), one.completedTaskCount]))).toEqual(counts);
    expect(days.every(({ duration, completedTaskCount: n }) => duration === n * 10)).toBe(true);
    expect(startDate.slice(5)).toBe(nights === spring ? "01-01" : "09-01");
  }
});

onBothEngines("late answers count on the day they were given", async (database) => {
  const server = await serverOn(database);
  const rosa = await newPatient(server, { time_zone: "America/New_York" });
  await practiseAt(server, rosa, "2026-08-30T15:00:00Z", { sentAt: "2026-09-02T12:00:00Z" });
  const { today, days } = await calendarOf(rosa);
  expect(today).toBe("2026-09-02");
  expect(days.map(({ date }) => dayOf(date))).toEqual(["2026-08-30"]);
  const { days: kept } = await complianceOf(rosa);
  expect(kept).toMatchObject([{ scheduledSessionDone: true, goalMet: false }]);
});

onBothEngines("a move to another zone leaves the days before as they were", async (database) => {
  const server = await serverOn(database);
  const rosa = await newPatient(server, { time_zone: "America/New_York" });
  // Late in the evening in New York, already the next day in Zurich.
  await practiseAt(server, rosa, "2026-08-31T02:00:00Z");
  setClock(server, "2026-08-31T23:00:00Z");
  const { call } = await rosa.signIn();
  await call(changeAccount, { params: { userId: rosa.id }, body: { timeZone: "Europe/Zurich" } });
  await practiseAt(server, rosa, "2026-08-31T23:00:00Z");

  const { today, days } = await calendarOf(rosa);
  expect(today).toBe("2026-09-01");
  expect(days.map(({ date }) => dayOf(date))).toEqual(["2026-08-30", "2026-09-01"]);
  expect((await complianceOf(rosa)).days.map((one) => one.scheduledSessionDone)).toEqual([
    true,
    true,
  ]);
  const elsewhere = await calendarOf(rosa, { tz: "America/Los_Angeles" });
  expect(elsewhere.today).toBe("2026-08-31");
  // Practice on what is tomorrow there is not left out when whole months are asked for.
  const whole = { startDate: "2026-08-01", endDate: "2026-09-30", tz: "America/Los_Angeles" };
  expect((await calendarOf(rosa, whole)).days).toEqual(days);
});

onBothEngines("the welcome screen and the calendar call the same day done", async (database) => {
  const server = await serverOn(database);
  const rosa = await newPatient(server, { time_zone: "America/New_York" });
  await rosa.call(deferAssessment, { params: { id: rosa.id }, body: {} });
  const welcome = async () => (await (await rosa.signIn()).welcome()).screenData.messageText2;
  const doneDays = async () =>
    (await complianceOf(rosa)).days
      .filter((one) => one.scheduledSessionDone)
      .map(({ date }) => dayOf(date));
  // Ten in the evening in New York; in Zurich, where Rosa is going, it was already four the next morning.
  await practiseAt(server, rosa, "2026-08-31T02:00:00Z");
  const { call } = await rosa.signIn();
  await call(changeAccount, { params: { userId: rosa.id }, body: { timeZone: "Europe/Zurich" } });
  setClock(server, "2026-08-31T06:00:00Z");
  await (await rosa.signIn()).call(deferAssessment, { params: { id: rosa.id }, body: {} });
  expect(await doneDays()).toEqual(["2026-08-30"]);
  expect(await welcome()).not.toMatch(/^You can rest today/);

  // What was answered on the evening before arrives last.
  const session = await (await rosa.signIn()).start();
  const evening = played(rosa.id, session, "2026-08-31T21:00:00Z", 30).slice(0, 1);
  const morning = played(rosa.id, session, "2026-09-01T06:00:00Z", 30).slice(1);
  setClock(server, "2026-09-01T07:00:00Z");
  const { send, call: again } = await rosa.signIn();
  await again(deferAssessment, { params: { id: rosa.id }, body: {} });
  await send(morning);
  await send(evening);
  expect(await doneDays()).toEqual(["2026-08-30", "2026-09-01"]);
  expect(await welcome()).toMatch(/^You can rest today/);
});

onBothEngines(
  "everything that counts days with practice counts the same days",
  async (database) => {
    const server = await serverOn(database);
    const rosa = await newPatient(server, { time_zone: "UTC" });
    const dana = await server.seed(async (trx) => {
      const id = await addClinician(trx, { username: "dana" });
      await addToCaseload(trx, { patient_id: rosa.id, clinician_id: id });
      return id;
    });
    // Monday, practiced; Tuesday, all of it skipped; Wednesday, nothing; Thursday, one item of six.
    await practiseAt(server, rosa, "2026-09-07T10:00:00Z");
    setClock(server, "2026-09-08T10:00:00Z");
    const tuesday = await rosa.signIn();
    const skipped = await tuesday.start();
    await tuesday.send(skipped.tasks.map((task) => resultOf(rosa.id, task, server.now(), "skip")));
    setClock(server, "2026-09-10T10:00:00Z");
    const thursday = await rosa.signIn();
    const begun = await thursday.start();
    await thursday.send([resultOf(rosa.id, begun.tasks[0]!, server.now(), "wrong")]);

    const active = ["2026-09-07", "2026-09-08", "2026-09-10"];
    const { days } = await calendarOf(rosa);
    expect(days.map(({ date }) => dayOf(date))).toEqual(active);
    const { days: kept } = await complianceOf(rosa);
    expect(kept.map(({ date }) => dayOf(date))).toEqual(active);
    expect(kept.map((one) => one.scheduledSessionDone)).toEqual([true, true, false]);

    const { therapyData } = await thursday.welcome();
    const chips = therapyData.daysList.map(({ practised }) => practised);
    expect(chips).toEqual([true, true, false, true, false, false, false]);
    const { summary } = await thursday.call(performance, { params: { id: rosa.id }, query: {} });
    expect(summary).toMatchObject({ activeDays: 3, daysActivePerWeek: 3 });
    const danas = server.client(await server.tokenFor(dana));
    const list = await danas(patientDashboard, { query: {} });
    expect(list.rows).toMatchObject([{ daysActivePerWeek: 3 }]);
    expect((await danas(patientExpansion, { query: { patientId: rosa.id } })).calendar).toEqual(
      days,
    );
  },
);

describe("the calendar", () => {
  test("of nobody who has practised is empty, and not an error", () =>
    withTestServer(async (server) => {
      const sam = await newPatient(server);
      expect(await calendarOf(sam)).toMatchObject({ firstDay: null, days: [] });
      expect(await complianceOf(sam)).toEqual({ days: [] });
    }));

  test("is open to a patient whose report is locked", () =>
    withTestServer(async (server) => {
      const tess = await newPatient(server, { subscription: { status: "trialEnded" } });
      expect(await calendarOf(tess)).toMatchObject({ days: [] });
    }));

  test("says what is wrong with the days that are asked for", () =>
    withTestServer(async (server) => {
      const rosa = await newPatient(server);
      const wrong = (startDate?: string, endDate?: string, tz?: string) =>
        refusal(
          calendarOf(rosa, {
            ...(startDate ? { startDate } : {}),
            ...(endDate ? { endDate } : {}),
            ...(tz ? { tz } : {}),
          }),
        );
      const malformed = (field: string) => ({
        status: 400,
        code: "malformed-request",
        fields: { [field]: expect.any(String) },
      });
      expect(await wrong("2026-09-02", "2026-09-01")).toEqual(malformed("startDate"));
      expect(await wrong("2016-09-01", "2026-09-01")).toEqual(malformed("startDate"));
      expect(await wrong("0000-01-01", "2026-09-01")).toEqual(malformed("startDate"));
      expect(await wrong(undefined, "0000-01-01")).toEqual(malformed("endDate"));
      expect(await wrong(undefined, undefined, "Mars/Olympus")).toEqual(malformed("tz"));
      expect(await wrong("2026-02-30")).toMatchObject({ status: 400 });
      const longest = await calendarOf(rosa, { startDate: "2023-09-02", endDate: "2026-09-01" });
      expect(longest.days).toEqual([]);
      const first = await calendarOf(rosa, { endDate: "1900-01-15" });
      expect(first).toMatchObject({ startDate: "1900-01-01", endDate: "1900-01-15" });
    }));

  test("is of the patient and their clinicians, and of nobody else", () =>
    withTestServer(async (server) => {
      const rosa = await newPatient(server);
      const sam = await newPatient(server);
      const nils = await server.seed((trx) => addClinician(trx, { username: "nils" }));
      const strangers = [(await sam.signIn()).call, server.client(await server.tokenFor(nils))];
      const notFound = { status: 404, code: "not-found", fields: {} };
      for (const call of strangers)
        for (const id of [rosa.id, randomUUID()]) {
          expect(await refusal(call(calendar, { params: { id }, query: {} }))).toEqual(notFound);
          const asked = call(dailyCompliance, { params: { id }, query: { logEvent: "true" } });
          expect(await refusal(asked)).toEqual(notFound);
        }
      expect(await eventsOf(server)).toEqual([]);
    }));
});

const eventsOf = ({ database }: TestServer) =>
  database.owner
    .selectFrom("event_log")
    .select(["user_id", "event_name", "event_sub_type"])
    .execute();

describe("the daily compliance", () => {
  test("counts a view where it is asked to, as the reader's", () =>
    withTestServer(async (server) => {
      const { rosa, dana } = await server.seed(async (trx) => {
        const ids = {
          rosa: await addPatient(trx, { username: "rosa" }),
          dana: await addClinician(trx, { username: "dana" }),
        };
        await addToCaseload(trx, { patient_id: ids.rosa, clinician_id: ids.dana });
        return ids;
      });
      const danas = server.client(await server.tokenFor(dana));
      const ask = (query: { logEvent?: "true" | "false" }) =>
        danas(dailyCompliance, { params: { id: rosa }, query });
      await ask({});
      await ask({ logEvent: "false" });
      expect(await eventsOf(server)).toEqual([]);
      await ask({ logEvent: "true" });
      expect(await eventsOf(server)).toEqual([
        { user_id: dana, event_name: "view", event_sub_type: "calendar" },
      ]);
    }));

  test("is answered also where no more can be counted", () =>
    withTestServer(async (server) => {
      const rosa = await newPatient(server);
      const { call } = await rosa.signIn();
      const ask = () =>
        call(dailyCompliance, { params: { id: rosa.id }, query: { logEvent: "true" } });
      await ask();
      expect(await eventsOf(server)).toHaveLength(1);
      await server.database.withActor(system("sign-in"), async (trx) => {
        for (let index = 0; index < 610; index++)
          await enforceRateLimits(trx, [limitOfUser(rosa.id)], server.now()).catch(() => undefined);
      });
      expect(await ask()).toEqual({ days: [] });
      expect(await eventsOf(server)).toHaveLength(1);
    }));
});
