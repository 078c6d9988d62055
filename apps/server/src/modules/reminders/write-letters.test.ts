import { changeAccount } from "@regain/contract/calls/account/change-account";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { performance } from "@regain/contract/calls/report/performance";
import { saveEmailPreferences } from "@regain/contract/calls/reminders/save-email-preferences";
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PatientDetails, setSubscriptionStatus } from "../../builders/people.ts";
import { brokenFor } from "../../testing/broken-queue.ts";
import { lettersTo } from "../../testing/letters.ts";
import {
  homework,
  newPatient,
  type NewPatient,
  practise,
} from "../../testing/practising-patient.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { writePracticeLetters } from "./write-letters.job.ts";

const hour = 3_600_000;
const day = 24 * hour;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ config: { publicUrl: "https://regain.test" } });
});
afterAll(() => server.close());

const jobAt = (clock: () => Date) => {
  const { database, jobs, config } = server.app.services;
  return writePracticeLetters({ database, clock, letters: { jobs, publicUrl: config.publicUrl } });
};
const runAt = (iso: string) => jobAt(() => new Date(iso)).run({});

/** Sets the server's clock. */
const goTo = (iso: string) => server.advance(Date.parse(iso) - server.now().getTime());

const wishes = { remindersOn: true, days: ["monday"], hour: 9, progressMails: "never" } as const;

let count = 0;
/** A patient in New York who made a choice on the Sunday before Monday, November 22, 2027. */
async function chooser(change: object = {}, details: Partial<PatientDetails> = {}) {
  goTo("2027-11-21T20:00:00Z");
  const email = `reader${++count}@example.org`;
  const patient = await newPatient(server, { email, ...details });
  const body = { ...wishes, days: [...wishes.days], ...change };
  await patient.call(saveEmailPreferences, { params: { id: patient.id }, body });
  const letters = async (kind = "practiceReminder") =>
    (await lettersTo(server, email)).filter(({ template }) => template === kind);
  return { ...patient, email, letters, times: async () => (await letters()).length };
}

const monday = (time: string) => `2027-11-22T${time}:00Z`;
/** In New York. */
const nine = monday("14:00");

describe("a reminder", () => {
  test("comes at its hour, once, and opens the practice", async () => {
    const { letters, times } = await chooser();
    await runAt(monday("13:55"));
    expect(await times()).toBe(0);
    await runAt(nine);
    await runAt(monday("14:05"));
    await runAt(monday("16:30"));
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.content).toMatchObject({
      subject: "Time to practice",
      button: { address: "https://regain.test/do-therapy" },
    });
    await runAt("2027-11-23T14:00:00Z");
    expect(await times(), "Tuesday is not asked for").toBe(1);
    await runAt("2027-11-29T14:00:00Z");
    expect(await times(), "the next Monday").toBe(2);
  });

  test("is written once by two servers that look at the same moment", async () => {
    const { times } = await chooser();
    await Promise.all([runAt(nine), runAt(nine), runAt(nine)]);
    expect(await times()).toBe(1);
  });

  test("is made up for within three hours of the same day, and not later", async () => {
    const late = await chooser();
    const tooLate = await chooser({ hour: 8 });
    await runAt(monday("16:30"));
    expect(await late.times()).toBe(1);
    expect(await tooLate.times()).toBe(0);
    const evening = await chooser({ hour: 22 });
    await runAt("2027-11-23T05:10:00Z");
    expect(await evening.times(), "it is Tuesday there").toBe(0);
  });

  test("does not come for an hour that was over when it was chosen", async () => {
    const { id, call, times } = await chooser({ remindersOn: false });
    goTo(monday("14:20"));
    const body = { ...wishes, days: [...wishes.days] };
    await call(saveEmailPreferences, { params: { id }, body });
    await runAt(monday("14:25"));
    expect(await times()).toBe(0);
    await runAt("2027-11-29T14:00:00Z");
    expect(await times()).toBe(1);
  });

  test("is not put off by choosing other days for the same hour", async () => {
    const { id, call, times } = await chooser();
    goTo(monday("13:58"));
    const body = { ...wishes, days: ["monday" as const, "sunday" as const] };
    await call(saveEmailPreferences, { params: { id }, body });
    await runAt(nine);
    expect(await times()).toBe(1);
  });

  test("goes by the patient's own clock, also where they have moved", async () => {
    const { id, call, times } = await chooser();
    await call(changeAccount, { params: { userId: id }, body: { timeZone: "Europe/Berlin" } });
    await runAt(monday("08:00"));
    expect(await times()).toBe(1);
    await call(changeAccount, { params: { userId: id }, body: { timeZone: "America/New_York" } });
    await runAt(nine);
    expect(await times(), "once for that day").toBe(1);
  });
});

describe("when the clocks change, there is one reminder a day", () => {
  const everyDay = { days: ["saturday", "sunday", "monday"] };
  test.each([
    ["in spring", "2028-03-11T05:00:00Z", ["2028-03-11", "2028-03-12", "2028-03-13"]],
    ["in autumn", "2028-11-04T04:00:00Z", ["2028-11-04", "2028-11-05", "2028-11-06"]],
  ])("%s", async (_, start, days) => {
    const { letters } = await chooser({ ...everyDay, hour: 7 });
    const early = await chooser({ ...everyDay, hour: 5 });
    for (let at = Date.parse(start); at < Date.parse(start) + 3 * day; at += hour / 2)
      await jobAt(() => new Date(at)).run({});
    for (const [reader, clock] of [
      [letters, 7],
      [early.letters, 5],
    ] as const) {
      const written = (await reader()).map(({ created_at }) =>
        new Intl.DateTimeFormat("en-CA", {
          timeZone: "America/New_York",
          dateStyle: "short",
          timeStyle: "short",
          hourCycle: "h23",
        }).format(created_at),
      );
      expect(written.toSorted()).toEqual(days.map((one) => `${one}, 0${clock}:00`));
    }
  });
});

describe("no reminder comes", () => {
  test("on a day whose practice is done; on the next it does", async () => {
    const patient = await chooser({ days: ["monday", "tuesday"] });
    goTo(monday("13:00"));
    await practise(server, patient);
    await runAt(nine);
    expect(await patient.times()).toBe(0);
    await runAt("2027-11-23T14:00:00Z");
    expect(await patient.times()).toBe(1);
  });

  test("while the homework holds no exercise; once it does, it comes", async () => {
    const patient = await chooser({ days: ["monday", "tuesday"] });
    const give = (lines: typeof homework) =>
      server.seed((trx) =>
        replaceSchedule(trx, patient.id, lines, { authorId: null, now: server.now() }),
      );
    await give([]);
    await runAt(nine);
    expect(await patient.times()).toBe(0);
    await give(homework);
    await runAt("2027-11-23T14:00:00Z");
    expect(await patient.times()).toBe(1);
  });

  const afterwards: readonly (readonly [
    string,
    (patient: NewPatient & { readonly email: string }) => Promise<unknown>,
  ])[] = [
    [
      "who turned them off",
      ({ id, call }) =>
        call(saveEmailPreferences, {
          params: { id },
          body: { ...wishes, days: [], remindersOn: false },
        }),
    ],
    ["who has no address anymore", ({ id }) => update(id, { email: null })],
    ["who is suspended", ({ id }) => update(id, { status: "SUSPENDED" })],
    [
      "whose account is to be deleted",
      ({ id }) => update(id, { deletion_due_at: new Date("2027-12-05T00:00:00Z") }),
    ],
    [
      "who does not want to be contacted",
      ({ call }) => call(optOut, { query: { type: "patient" }, body: { optOut: true } }),
    ],
    ...(["expired", "trialEnded", "account_created", "clinician_setup"] as const).map(
      (status) =>
        [`whose subscription is ${status}`, ({ id }: NewPatient) => subscribe(id, status)] as const,
    ),
  ];
  const update = (id: string, change: object) =>
    server.seed((trx) => trx.updateTable("users").set(change).where("id", "=", id).execute());
  const subscribe = (id: string, status: SubscriptionStatus) =>
    server.seed((trx) => setSubscriptionStatus(trx, id, status));

  test.each(afterwards)("to somebody %s", async (_, change) => {
    const patient = await chooser({ progressMails: "weekly" });
    await change(patient);
    const before = await lettersTo(server, patient.email);
    await runAt(nine);
    expect(await lettersTo(server, patient.email)).toEqual(before);
  });

  test("to nobody else is it kept back by that", async () => {
    const patient = await chooser();
    await subscribe(patient.id, "past_due");
    await runAt(nine);
    expect(await patient.times()).toBe(1);
  });
});

describe("a progress mail", () => {
  const progress = (patient: Awaited<ReturnType<typeof chooser>>) =>
    patient.letters("progressMail");
  const weekly = { remindersOn: false, days: [], progressMails: "weekly" };

  test("tells of what was done, once, and opens the report of it", async () => {
    const patient = await chooser(weekly);
    goTo("2027-11-24T15:00:00Z");
    await practise(server, patient);
    goTo("2027-11-26T15:00:00Z");
    await practise(server, patient);
    await runAt("2027-11-29T13:55:00Z");
    expect(await progress(patient)).toEqual([]);
    await runAt("2027-11-29T14:00:00Z");
    await runAt("2027-11-30T14:00:00Z");
    const [letter, ...others] = await progress(patient);
    expect(others).toEqual([]);
    expect(letter?.content.subject).toBe("Your practice from 11/22/2027 to 11/28/2027");
    const rows = Object.fromEntries(letter!.content.rows);
    expect(rows).toMatchObject({ "Days with practice": "2 of 7", Items: "12" });
    const address = new URL(letter!.content.button!.address);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      patientId: patient.id,
      startDate: "2027-11-22",
      endDate: "2027-11-28",
    });
    goTo("2027-11-29T14:01:00Z");
    const byLink = server.client(address.searchParams.get("token")!);
    const query = { startDate: "2027-11-22", endDate: "2027-11-28" };
    const report = await byLink(performance, { params: { id: patient.id }, query });
    expect(JSON.stringify(report)).toContain("12");
  });

  test("is not written about a week without practice, and not before the first whole time", async () => {
    const idle = await chooser(weekly);
    const beginner = await chooser({ ...weekly, progressMails: "never" });
    goTo("2027-11-24T15:00:00Z");
    await practise(server, beginner);
    goTo("2027-11-29T15:00:00Z");
    const body = { ...wishes, ...weekly, days: [], progressMails: "weekly" as const };
    await beginner.call(saveEmailPreferences, { params: { id: beginner.id }, body });
    await runAt("2027-11-29T15:05:00Z");
    expect(await progress(idle)).toEqual([]);
    expect(await progress(beginner)).toEqual([]);
  });

  test("comes monthly to who wants it monthly", async () => {
    const patient = await chooser({ ...weekly, progressMails: "monthly" });
    goTo("2027-11-24T15:00:00Z");
    await practise(server, patient);
    await runAt("2027-11-29T14:00:00Z");
    expect(await progress(patient)).toEqual([]);
    await runAt("2027-12-01T14:00:00Z");
    const [letter] = await progress(patient);
    expect(Object.fromEntries(letter!.content.rows)).toMatchObject({
      "Days with practice": "1 of 30",
    });
  });
});

test("what fails for one person does not keep the letter from another, and is told", async () => {
  const broken = await chooser({}, { first_name: "Broken" });
  const fine = await chooser();
  const { database, jobs } = server.app.services;
  const letters = { jobs: brokenFor(jobs, broken.id), publicUrl: "" };
  const run = writePracticeLetters({ database, letters, clock: () => new Date(nine) }).run({});
  await expect(run).rejects.toThrow("Some reminders were not written.");
  expect([await broken.times(), await fine.times()]).toEqual([0, 1]);
  await runAt(monday("14:05"));
  expect([await broken.times(), await fine.times()], "tried again").toEqual([1, 1]);
});
