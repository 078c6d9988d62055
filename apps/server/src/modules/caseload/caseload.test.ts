import { attentionList } from "@regain/contract/calls/caseload/attention";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { dismissAttention } from "@regain/contract/calls/caseload/dismiss-attention";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { patientExpansion } from "@regain/contract/calls/caseload/patient-expansion";
import { restoreAttention } from "@regain/contract/calls/caseload/recall-attention";
import { dayMs } from "@regain/contract/durations";
import type { CallInput } from "@regain/contract/endpoint";
import { addDays, daysBetween, epochSeconds, localTime } from "@regain/therapy/days";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMadeUpSession } from "../../builders/practice.ts";
import type { Trx } from "../../db/database.ts";
import type { LevelChangeRow } from "../../db/tables/therapy.ts";
import { addInstitution } from "../../builders/people.ts";
import { saveSchedule } from "../schedule/save-schedule.service.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { newClinician, newPatientOf, type PracticeOn } from "../../testing/caseload.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let today: string;
beforeAll(async () => {
  server = await openTestServer();
  today = localTime(server.now(), "UTC").day;
});
afterAll(() => server.close());

type Query = CallInput<typeof patientDashboard>["query"];

const longAgo = () => new Date(server.now().getTime() - 200 * dayMs);

/** Practice every `step` days, within this range. */
const everyDays = (step: number, from: number, to: number): PracticeOn[] =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => ({
    daysAgo: from - index * step,
  }));

/** A clinician with one patient of every status. */
async function fullCaseload() {
  const dana = await newClinician(server);
  const add = (username: string, practice: readonly PracticeOn[], details = {}) =>
    newPatientOf(
      server,
      dana.id,
      practice,
      { username: `${username}.${dana.username}`, created_at: longAgo(), ...details },
      longAgo(),
    );
  const patients = {
    steady: await add("steady", [
      ...everyDays(2, 40, 0),
      { daysAgo: 1, place: "clinic", count: 6 },
    ]),
    light: await add("light", everyDays(7, 56, 0)),
    slipping: await add("slipping", [...everyDays(2, 40, 14), { daysAgo: 6 }]),
    gone: await add("gone", everyDays(2, 40, 12)),
    fresh: await add("fresh", [], {
      first_name: "Fiona",
      last_name: "Fresh",
      created_at: server.now(),
    }),
  };
  const list = (query: Query = {}) => dana.call(patientDashboard, { query });
  return { dana, patients, list };
}

/** A step down at the end of a session of that patient; by the rule, unless stated otherwise. */
async function fell(
  trx: Trx,
  patientId: string,
  daysAgo: number,
  [from, to]: readonly [number, number],
  at = new Date(server.now().getTime() - daysAgo * dayMs),
  reason: LevelChangeRow["reason"] = "one-block-very-low",
): Promise<void> {
  const { row } = await addMadeUpSession(
    trx,
    patientId,
    [{ typeId: 33, level: from, count: 1 }],
    at,
  );
  await trx
    .insertInto("level_changes")
    .values({
      patient_id: patientId,
      change_id: v7(),
      task_type_id: 33,
      session_id: row.session_id,
      author_id: null,
      from_level: from,
      to_level: to,
      reason,
      percents: [30],
      changed_at: at,
    })
    .execute();
}

const namesOf = (rows: readonly { patientUsername: string }[]) =>
  rows.map(({ patientUsername }) => patientUsername.split(".")[0]);

describe("the list of patients", () => {
  test("says of each how the practice stands, who needs help first", async () => {
    const { list, patients } = await fullCaseload();
    const { rows, Patients, total, StatusTypes } = await list();
    expect(namesOf(rows)).toEqual(["gone", "slipping", "fresh", "light", "steady"]);
    expect(rows.map(({ status }) => [status.kind, status.statusIcon])).toEqual([
      ["stopped", 3],
      ["slipping", 3],
      ["not-started", 2],
      ["light", 1],
      ["on-track", 1],
    ]);
    expect(total).toBe(5);
    expect(Patients[4]).toEqual({
      patientId: patients.steady.id,
      patientUsername: patients.steady.username,
      email: `${patients.steady.username}@example.org`,
    });
    expect(rows[4]).toMatchObject({
      dateLastActive: epochSeconds(today),
      daysSinceActive: 0,
      homeExercises: 15 * 4,
      clinicExercises: 6,
      daysActivePerWeek: 3.7,
    });
    expect(rows[2]).toMatchObject({
      patientName: "Fiona Fresh",
      dateLastActive: null,
      daysActivePerWeek: null,
      homeExercises: 0,
    });
    expect(StatusTypes.map(({ kind, count }) => [kind, count])).toEqual([
      ["stopped", 1],
      ["slipping", 1],
      ["not-started", 1],
      ["light", 1],
      ["on-track", 1],
      ["discharged", 0],
    ]);
  });

  test("adds up the last 30 days, and the difference to the 30 before", async () => {
    const dana = await newClinician(server);
    await newPatientOf(
      server,
      dana.id,
      [
        { daysAgo: 59, count: 5 },
        { daysAgo: 30, count: 3, place: "clinic" },
        { daysAgo: 29, count: 4 },
        { daysAgo: 0, count: 7, place: "clinic" },
        { daysAgo: 60, count: 20 },
      ],
      {},
      longAgo(),
    );
    await newPatientOf(server, dana.id);
    // Came and went within these days: both are counted.
    const left = await newPatientOf(server, dana.id);
    const discharge = { discharged_at: server.now(), discharge_reason: "goals-met" };
    await server.seed((trx) =>
      trx.updateTable("caseload").set(discharge).where("patient_id", "=", left.id).execute(),
    );
    const { Summary } = await dana.call(patientDashboard, { query: {} });
    expect(Summary).toEqual({
      numPatients: 2,
      numAddedPatients: 2,
      numDischargedPatients: 1,
      totalExercises: 11,
      addedTotalExercises: 3,
      homeExercises: 4,
      addedHomeExercises: -1,
    });
  });

  test("is searched, sorted, filtered and paged", async () => {
    const { list, patients } = await fullCaseload();
    const names = async (query: Query) => namesOf((await list(query)).rows);
    expect(await names({ search: " FIONA fr" })).toEqual(["fresh"]);
    expect(await names({ search: "steady.c" })).toEqual(["steady"]);
    expect(await names({ search: "%" })).toEqual([]);
    expect(await names({ search: "example" })).toEqual([]);
    expect(await names({ search: `${patients.light.username}@Example.org` })).toEqual(["light"]);
    expect(await names({ sort: "username", direction: "descending" })).toEqual([
      "steady",
      "slipping",
      "light",
      "gone",
      "fresh",
    ]);
    expect(await names({ sort: "lastActivity" })).toEqual([
      "fresh",
      "gone",
      "slipping",
      "light",
      "steady",
    ]);
    expect((await names({ sort: "clinicExercises", direction: "descending" }))[0]).toBe("steady");
    expect((await names({ sort: "averageActivity", direction: "descending" }))[0]).toBe("steady");
    expect(await names({ status: "light" })).toEqual(["light"]);
    expect(await names({ status: "discharged" })).toEqual([]);
    const past = await list({ pageSize: "10", page: "9" });
    expect([past.page, past.pageSize, past.rows.length]).toEqual([1, 10, 5]);
  });

  test("tells of the discharged whom a search finds, whom the list does not show", async () => {
    const { list, dana, patients } = await fullCaseload();
    const params = { id: patients.steady.id };
    await dana.call(dischargePatient, { params, body: { reason: "goals-met" } });
    const { rows, total, dischargedFound } = await list({ search: "steady" });
    expect([rows, total, dischargedFound]).toEqual([[], 0, 1]);
    expect(namesOf((await list({ search: "steady", status: "discharged" })).rows)).toEqual([
      "steady",
    ]);
    expect((await list({ search: "fresh" })).dischargedFound).toBe(0);
  });

  test.each([
    { page: "0" },
    { page: "x" },
    { pageSize: "11" },
    { sort: "password" },
    { status: "happy" },
    { direction: "up" },
    { search: "a".repeat(101) },
  ])("%j is not understood", async (query) => {
    const { call } = await newClinician(server);
    expect(await refusal(call(patientDashboard, { query: query as Query }))).toEqual([
      400,
      "malformed-request",
    ]);
  });

  test("a day is a day of the patient's own zone", async () => {
    const dana = await newClinician(server);
    // 23:30 in Auckland, noon UTC of the same day is past midnight there for half of the year and never the day before.
    await newPatientOf(server, dana.id, [{ daysAgo: 0 }], { time_zone: "Pacific/Auckland" });
    const { rows } = await dana.call(patientDashboard, { query: {} });
    const there = localTime(server.now(), "Pacific/Auckland").day;
    expect(rows[0]!.daysSinceActive).toBe(there === today ? 0 : 1);
  });

  test("nobody sees another's patients, patients see no list", async () => {
    const { patients } = await fullCaseload();
    const other = await newClinician(server);
    const none = await other.call(patientDashboard, { query: {} });
    expect([none.rows, none.total, none.Summary.numPatients]).toEqual([[], 0, 0]);
    const institution_id = await server.seed((trx) => addInstitution(trx, { name: "Harbor" }));
    const admin = await newClinician(server, { institution_admin: true, institution_id });
    await newPatientOf(server, other.id, [], { institution_id, created_at: longAgo() });
    expect((await admin.call(attentionList, {})).items).toEqual([]);
    const patient = server.client(await server.tokenFor(patients.steady.id));
    expect(await refusal(patient(patientDashboard, { query: {} }))).toEqual([403, "forbidden"]);
  });
});

describe("a row that was opened", () => {
  test("shows areas with their counts, four weeks, and what fails in the homework", async () => {
    const dana = await newClinician(server);
    const { id } = await newPatientOf(server, dana.id, [
      { daysAgo: 40, count: 10 },
      { daysAgo: 3, count: 12, right: 4, place: "clinic" },
      { daysAgo: 2, count: 10, right: 4 },
    ]);
    await server.seed((trx) =>
      replaceSchedule(
        trx,
        id,
        [
          { typeId: 33, taskCount: 5, taskLevel: 2 },
          { typeId: 1, taskCount: 10, taskLevel: 1 },
        ],
        { authorId: dana.id, now: server.now() },
      ),
    );
    const seen = await dana.call(patientExpansion, { query: { patientId: id } });
    expect(seen.domains).toHaveLength(1);
    expect(seen.domains[0]).toMatchObject({
      systemName: "quantitative",
      baseline: { date: addDays(today, -40) },
      latest: { date: addDays(today, -2) },
    });
    expect(seen.domains[0]!.itemCount).toBeGreaterThan(0);
    expect(seen.calendar).toEqual([
      {
        date: epochSeconds(addDays(today, -3)),
        inClinic: true,
        duration: 120,
        completedTaskCount: 12,
      },
      {
        date: epochSeconds(addDays(today, -2)),
        inClinic: false,
        duration: 100,
        completedTaskCount: 10,
      },
    ]);
    expect(
      seen.currentSchedule.map((line) => [line.taskTypeId, line.taskLevel, line.isFailing]),
    ).toEqual([
      [33, 2, true],
      [1, 1, false],
    ]);
  });

  test("is there for who has the patient, and for nobody else", async () => {
    const [dana, nils] = [await newClinician(server), await newClinician(server)];
    const { id } = await newPatientOf(server, dana.id);
    const ask = (who: typeof dana, patientId: string) =>
      who.call(patientExpansion, { query: { patientId } });
    expect(await ask(dana, id)).toMatchObject({ domains: [], calendar: [], currentSchedule: [] });
    expect(await refusal(ask(nils, id))).toEqual([404, "not-found"]);
    expect(await refusal(ask(dana, v7()))).toEqual([404, "not-found"]);
    expect(await refusal(ask(dana, "rosa"))).toEqual([404, "not-found"]);
  });
});

describe("who needs the clinician today", () => {
  test("has a reason with its figures, and something to do about it", async () => {
    const dana = await newClinician(server);
    const gone = await newPatientOf(server, dana.id, everyDays(2, 40, 12));
    const stuck = await newPatientOf(server, dana.id, [{ daysAgo: 2, count: 20, right: 9 }]);
    const absent = await newPatientOf(server, dana.id, [], { created_at: longAgo() });
    await newPatientOf(server, dana.id, everyDays(2, 20, 0));
    const { items } = await dana.call(attentionList, {});
    expect(items.map(({ patientId, kind, action }) => [patientId, kind, action])).toEqual([
      [gone.id, "stopped-practising", "encourage"],
      [stuck.id, "low-accuracy", "adjust-homework"],
      [absent.id, "never-signed-in", "sign-in-card"],
    ]);
    expect(items[0]!.text).toMatch(
      /^No practice for 12 days, after 3\.5 days a week in the 4 weeks ending /,
    );
    expect(items[1]!.text).toMatch(/: 45% right without help over 20 items at level 2, /);
    expect(items[2]!.text).toBe("Account created 200 days ago, never logged in.");
  });

  test("is nobody who is shut out, or about to leave", async () => {
    const dana = await newClinician(server);
    const { id } = await newPatientOf(server, dana.id, [], { created_at: longAgo() });
    const kinds = async () => (await dana.call(attentionList, {})).items.map(({ kind }) => kind);
    const become = (change: { status?: "ACTIVE" | "SUSPENDED"; deletion_due_at?: Date | null }) =>
      server.seed((trx) => trx.updateTable("users").set(change).where("id", "=", id).execute());
    expect(await kinds()).toEqual(["never-signed-in"]);
    await become({ status: "SUSPENDED" });
    expect(await kinds()).toEqual([]);
    await become({ status: "ACTIVE", deletion_due_at: new Date(server.now().getTime() + dayMs) });
    expect(await kinds()).toEqual([]);
    await become({ deletion_due_at: null });
    expect(await kinds()).toEqual(["never-signed-in"]);
  });

  test("is nobody for an exercise that was taken out of the homework", async () => {
    const dana = await newClinician(server);
    const patient = await newPatientOf(server, dana.id, [{ daysAgo: 2, count: 20, right: 9 }]);
    await server.seed((trx) => fell(trx, patient.id, 9, [5, 4]));
    await server.seed((trx) => fell(trx, patient.id, 3, [4, 3]));
    const kinds = async () => (await dana.call(attentionList, {})).items.map(({ kind }) => kind);
    const assign = (...typeIds: number[]) =>
      server.seed((trx) =>
        replaceSchedule(
          trx,
          patient.id,
          typeIds.map((typeId) => ({ typeId, taskCount: 5, taskLevel: 2 })),
          { authorId: dana.id, now: server.now() },
        ),
      );
    expect(await kinds()).toEqual(["level-fell-twice", "low-accuracy"]);
    await assign(33, 1);
    expect(await kinds()).toEqual(["level-fell-twice", "low-accuracy"]);
    await assign(1);
    expect(await kinds()).toEqual([]);
    // With everything taken out, the homework is empty.
    await assign();
    expect(await kinds()).toEqual([]);
  });

  test("is nobody for a level at which the exercise does not stand anymore", async () => {
    const dana = await newClinician(server);
    const { id } = await newPatientOf(server, dana.id, [
      { daysAgo: 2, typeId: 33, level: 5, count: 20, right: 8 },
    ]);
    const reasons = async () =>
      (await dana.call(attentionList, {})).items.map(({ kind, taskLevel }) => [kind, taskLevel]);
    const failing = async () =>
      (await dana.call(patientExpansion, { query: { patientId: id } })).currentSchedule.map(
        ({ isFailing }) => isFailing,
      );
    const save = (version: number, taskLevel?: number) =>
      server.seed((trx) =>
        saveSchedule(
          trx,
          {
            patientId: id,
            authorId: dana.id,
            version,
            lines: [{ taskTypeId: 33, taskCount: 5, taskLevel }],
          },
          server.now(),
        ),
      );
    const low = [["low-accuracy", 5]];
    // Nobody has given homework yet: then giving some helps.
    expect(await reasons()).toEqual(low);
    await save(0, 5);
    expect([await reasons(), await failing()]).toEqual([low, [true]]);
    await save(1, 3);
    expect([await reasons(), await failing()]).toEqual([[], [false]]);
    await save(2, 5);
    expect([await reasons(), await failing()]).toEqual([low, [true]]);
  });

  test("is somebody whose level fell twice in the last two weeks", async () => {
    const dana = await newClinician(server);
    const fallen = await newPatientOf(server, dana.id, [{ daysAgo: 1 }]);
    const before = await newPatientOf(server, dana.id, [{ daysAgo: 1 }], {}, longAgo());
    await server.seed(async (trx) => {
      await fell(trx, fallen.id, 9, [5, 4]);
      await fell(trx, fallen.id, 3, [4, 3]);
      await fell(trx, before.id, 16, [5, 4]);
      await fell(trx, before.id, 3, [4, 3]);
    });
    const { items } = await dana.call(attentionList, {});
    expect(items.map(({ patientId, kind, taskLevel }) => [patientId, kind, taskLevel])).toEqual([
      [fallen.id, "level-fell-twice", 3],
    ]);
    expect(items[0]!.text).toMatch(
      /: moved down twice, from level 5 to level 3, since \d\d\/\d\d\/\d{4}\.$/,
    );
  });

  test("is nobody whose level an assessment placed lower: that is no fall", async () => {
    const dana = await newClinician(server);
    const placed = await newPatientOf(server, dana.id, [{ daysAgo: 1 }]);
    await server.seed(async (trx) => {
      await fell(trx, placed.id, 9, [5, 4], undefined, "placed-by-assessment");
      await fell(trx, placed.id, 3, [4, 3]);
      const lines = [{ typeId: 33, taskCount: 5, taskLevel: 3 }];
      await replaceSchedule(trx, placed.id, lines, { authorId: dana.id, now: server.now() });
    });
    expect((await dana.call(attentionList, {})).items).toEqual([]);
    const seen = await dana.call(patientExpansion, { query: { patientId: placed.id } });
    expect(seen.currentSchedule).toMatchObject([{ taskTypeId: 33, isFailing: false }]);
  });

  test("is told in the patient's own days: an evening at the Pacific is the next day in UTC", async () => {
    const dana = await newClinician(server);
    const there = { time_zone: "America/Los_Angeles" };
    /** 04:00 UTC, this many days ago: 20:00 or 21:00 on the evening before in Pacific time. */
    const evening = (daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T04:00:00Z`);
    const slash = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");
    const fallen = await newPatientOf(server, dana.id, [{ daysAgo: 1 }], there);
    const absent = await newPatientOf(server, dana.id, [], { ...there, created_at: evening(9) });
    const done = await newPatientOf(server, dana.id, [{ daysAgo: 20 }], there);
    await server.seed(async (trx) => {
      await fell(trx, fallen.id, 6, [5, 4], evening(6));
      await fell(trx, fallen.id, 3, [4, 3]);
      await trx
        .updateTable("caseload")
        .set({ discharged_at: evening(4), discharge_reason: "goals_met" })
        .where("patient_id", "=", done.id)
        .execute();
    });
    const { items } = await dana.call(attentionList, {});
    const textOf = (id: string) => items.find(({ patientId }) => patientId === id)?.text;
    expect(textOf(fallen.id)).toContain(`since ${slash(addDays(today, -7))}.`);
    const kept = addDays(today, -8);
    await server.seed((trx) =>
      trx
        .updateTable("level_changes")
        .set({ local_date: kept })
        .where("patient_id", "=", fallen.id)
        .execute(),
    );
    const asked = await dana.call(attentionList, {});
    const again = asked.items.find(({ patientId }) => patientId === fallen.id);
    expect(again?.text, "a day that was kept stays").toContain(`since ${slash(kept)}.`);
    const todayThere = localTime(server.now(), there.time_zone).day;
    const days = daysBetween(addDays(today, -10), todayThere);
    expect(textOf(absent.id)).toBe(`Account created ${days} days ago, never logged in.`);
    const { rows } = await dana.call(patientDashboard, { query: { status: "discharged" } });
    expect(JSON.stringify(rows[0]!.status)).toContain(slash(addDays(today, -5)));
  });

  test("is put aside, taken back, and raised again for another matter", async () => {
    const dana = await newClinician(server);
    const { id } = await newPatientOf(server, dana.id, [{ daysAgo: 2, count: 20, right: 9 }]);
    const list = async () => (await dana.call(attentionList, {})).items;
    const [item] = await list();
    const { kind, matter } = item!;
    const params = { id };
    await dana.call(dismissAttention, { params, body: { kind, matter } });
    await dana.call(dismissAttention, { params, body: { kind, matter } });
    expect(await list()).toEqual([]);
    await dana.call(restoreAttention, { params: { id, kind } });
    expect(await list()).toEqual([item]);
    await dana.call(dismissAttention, { params, body: { kind, matter: "33:1" } });
    expect(await list()).toEqual([item]);
  });

  test("is each clinician's own: another one neither sees it nor puts it aside", async () => {
    const [dana, nils] = [await newClinician(server), await newClinician(server)];
    const { id } = await newPatientOf(server, dana.id, [], { created_at: longAgo() });
    expect((await nils.call(attentionList, {})).items).toEqual([]);
    const body = { kind: "never-signed-in", matter: today } as const;
    const put = nils.call(dismissAttention, { params: { id }, body });
    expect(await refusal(put)).toEqual([404, "not-found"]);
    const back = nils.call(restoreAttention, { params: { id, kind: body.kind } });
    expect(await refusal(back)).toEqual([404, "not-found"]);
  });
});
