import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Play, resultsOf } from "../../testing/practice.ts";
import {
  homework,
  newPatient,
  practise,
  type NewPatient,
} from "../../testing/practising-patient.ts";
import { addClinician } from "../../builders/people.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { setLevelBounds } from "./level.service.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const levels = (patient: NewPatient) =>
  server.seed(async (trx) => {
    const rows = await trx
      .selectFrom("task_levels")
      .selectAll()
      .where("patient_id", "=", patient.id)
      .execute();
    return Object.fromEntries(rows.map((row) => [row.task_type_id, row.level]));
  });

describe("levels", () => {
  test("go up after two good blocks, once, and the change is kept with its reason", async () => {
    const rosa = await newPatient(server);
    const first = await practise(server, rosa);
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
    const second = await practise(server, rosa);
    expect(await levels(rosa)).toEqual({ 33: 3, 1: 2 });
    const changes = await server.seed((trx) =>
      trx.selectFrom("level_changes").selectAll().where("patient_id", "=", rosa.id).execute(),
    );
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatchObject({ reason: "two-blocks-high", percents: [100, 100] });
    expect(new Set(changes.map((change) => change.session_id))).toEqual(
      new Set([second.sessionId]),
    );

    await rosa.send(resultsOf(rosa.id, first, server.now()));
    await rosa.send(resultsOf(rosa.id, second, server.now()));
    expect(await levels(rosa)).toEqual({ 33: 3, 1: 2 });
    const third = await practise(server, rosa);
    expect(third.tasks[0]?.taskLevel).toBe(3);
    expect(await levels(rosa), "one block at a new level is not two").toEqual({ 33: 3, 1: 2 });
  });

  test("go down after one very bad block, and only by the block's last item", async () => {
    const rosa = await newPatient(server);
    const session = await rosa.start();
    const records = resultsOf(rosa.id, session, server.now(), ({ taskType }) =>
      taskType === 33 ? "wrong" : "right",
    );
    await rosa.send(records.slice(0, 3));
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
    await rosa.send(records.slice(3, 4));
    expect(await levels(rosa)).toEqual({ 33: 1, 1: 1 });
  });

  test("stay where a clinician has locked them", async () => {
    const rosa = await newPatient(server);
    await server.seed((trx) =>
      trx
        .updateTable("task_levels")
        .set({ is_locked: true })
        .where("patient_id", "=", rosa.id)
        .where("task_type_id", "=", 33)
        .execute(),
    );
    await practise(server, rosa);
    await practise(server, rosa);
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 2 });
  });

  test("a level that was too hard comes again after three blocks of 90 percent", async () => {
    const rosa = await newPatient(server, {}, [{ typeId: 33, taskCount: 10, taskLevel: 2 }]);
    await practise(server, rosa, () => "right");
    expect(await levels(rosa), "one block is enough on the first climb").toEqual({ 33: 3 });
    await practise(server, rosa, () => "wrong");
    expect(await levels(rosa)).toEqual({ 33: 2 });
    await practise(server, rosa);
    await practise(server, rosa);
    expect(await levels(rosa), "two good blocks are not three").toEqual({ 33: 2 });
    await practise(server, rosa);
    expect(await levels(rosa)).toEqual({ 33: 3 });
    const [last] = (await changesOf(rosa)).slice(-1);
    expect(last).toMatchObject({ reason: "three-blocks-very-high", percents: [100, 100, 100] });
  });
});

const changesOf = (patient: NewPatient) =>
  server.seed((trx) =>
    trx
      .selectFrom("level_changes")
      .selectAll()
      .where("patient_id", "=", patient.id)
      .orderBy("changed_at")
      .execute(),
  );

let clinicians = 0;

describe("what a clinician sets", () => {
  const set = (
    patient: NewPatient,
    bounds: { floor?: number; ceiling?: number; typeId?: number; level?: number },
  ) =>
    server.seed(async (trx) => {
      const dana = await addClinician(trx, { username: `dana${++clinicians}` });
      const wish = { patientId: patient.id, typeId: 33, authorId: dana, isLocked: false };
      return setLevelBounds(trx, { ...wish, floor: null, ceiling: null, ...bounds }, server.now());
    });

  test("moves a level that lies outside, and keeps who did it", async () => {
    const rosa = await newPatient(server);
    await set(rosa, { floor: 4 });
    expect(await levels(rosa)).toEqual({ 33: 4, 1: 1 });
    expect(await changesOf(rosa)).toMatchObject([
      { from_level: 2, to_level: 4, reason: "set-by-clinician", session_id: null },
    ]);
    expect((await practise(server, rosa)).tasks[0]?.taskLevel).toBe(4);
  });

  test("starts an exercise that is new, and moves one that the patient had only chosen", async () => {
    const rosa = await newPatient(server);
    await practise(server, rosa, undefined, { taskTypeIds: "32" });
    await set(rosa, { typeId: 35, level: 3 });
    await set(rosa, { typeId: 32, level: 4 });
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1, 35: 3, 32: 4 });
    expect(await changesOf(rosa)).toMatchObject([
      { task_type_id: 32, from_level: 1, to_level: 4, reason: "set-by-clinician" },
    ]);
  });

  test("holds: no block leads above the ceiling", async () => {
    const rosa = await newPatient(server);
    await set(rosa, { ceiling: 2 });
    await practise(server, rosa);
    await practise(server, rosa);
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 2 });
  });

  test.each([
    { why: "a floor above the ceiling", floor: 5, ceiling: 4 },
    { why: "a level the exercise does not have", ceiling: 13 },
    { why: "level 0", floor: 0 },
  ])("refuses $why", async ({ floor, ceiling }) => {
    const rosa = await newPatient(server);
    const bounds = { ...(floor === undefined ? {} : { floor }), ...(ceiling ? { ceiling } : {}) };
    await expect(set(rosa, bounds)).rejects.toMatchObject({ code: "level-out-of-range" });
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
  });
});

describe("self-guided practice", () => {
  /** A clinician gives the homework again, a minute later, and says whether the patient's own choices count. */
  const give = (patient: NewPatient, selfGuidedCounts: boolean, lines = homework) => {
    server.advance(60_000);
    return server.seed((trx) =>
      replaceSchedule(trx, patient.id, lines, {
        authorId: null,
        now: server.now(),
        selfGuidedCounts,
      }),
    );
  };
  const choose = (patient: NewPatient, typeIds: string, how?: () => Play) =>
    practise(server, patient, how, { taskTypeIds: typeIds });

  test("moves no level until a clinician allows it, and what was done before stays out", async () => {
    const rosa = await newPatient(server);
    await choose(rosa, "33");
    await choose(rosa, "33", () => "wrong");
    await give(rosa, true);
    await choose(rosa, "33");
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
    expect(await changesOf(rosa)).toEqual([]);
    const second = await choose(rosa, "33");
    expect(await levels(rosa)).toEqual({ 33: 3, 1: 1 });
    expect(await changesOf(rosa)).toMatchObject([
      {
        task_type_id: 33,
        from_level: 2,
        to_level: 3,
        reason: "two-blocks-high",
        percents: [100, 100],
        session_id: second.sessionId,
        author_id: null,
      },
    ]);
  });

  test("and homework make one row of blocks, at one level of the patient's own", async () => {
    const rosa = await newPatient(server);
    await give(rosa, true);
    await choose(rosa, "33");
    await practise(server, rosa);
    expect(await levels(rosa)).toEqual({ 33: 3, 1: 1 });
    expect((await rosa.start()).tasks[0]?.taskLevel).toBe(3);
    await choose(rosa, "33", () => "wrong");
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
    const open = await rosa.start();
    expect(open.tasks[0]?.taskLevel, "what has begun goes on as it is").toBe(3);
    server.advance(60_000);
    await rosa.send(resultsOf(rosa.id, open, server.now(), () => "wrong"));
    expect(await levels(rosa), "a block at a former level decides nothing").toMatchObject({
      33: 2,
    });
  });

  test("counts among the blocks after which a level that was too hard may come again", async () => {
    const ten = [{ typeId: 33, taskCount: 10, taskLevel: 2 }];
    const rosa = await newPatient(server, {}, ten);
    await give(rosa, true, ten);
    await practise(server, rosa);
    await choose(rosa, "33", () => "wrong");
    expect(await levels(rosa)).toEqual({ 33: 2 });
    await choose(rosa, "33");
    await practise(server, rosa);
    expect(await levels(rosa), "two good blocks are not three").toEqual({ 33: 2 });
    await choose(rosa, "33");
    expect(await levels(rosa)).toEqual({ 33: 3 });
  });

  test("leads an exercise that is not in the homework from level 1 on", async () => {
    const rosa = await newPatient(server);
    await choose(rosa, "34");
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
    await give(rosa, true);
    await choose(rosa, "34");
    await choose(rosa, "34");
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1, 34: 2 });
    await give(rosa, true, [{ typeId: 34, taskCount: 3, taskLevel: 1 }]);
    expect((await rosa.start()).tasks[0]?.taskLevel).toBe(2);
  });

  test.each([
    { bound: "a lock", bounds: { is_locked: true }, how: "right" },
    { bound: "a ceiling", bounds: { ceiling: 2 }, how: "right" },
    { bound: "a floor", bounds: { floor: 2 }, how: "wrong" },
  ] as const)("leads past no bound: $bound", async ({ bounds, how }) => {
    const rosa = await newPatient(server);
    await give(rosa, true);
    await server.seed((trx) =>
      trx
        .updateTable("task_levels")
        .set(bounds)
        .where("patient_id", "=", rosa.id)
        .where("task_type_id", "=", 33)
        .execute(),
    );
    await choose(rosa, "33", () => how);
    await choose(rosa, "33", () => how);
    expect(await levels(rosa)).toMatchObject({ 33: 2 });
    expect(await changesOf(rosa)).toEqual([]);
  });

  test("counts no more once it is taken back, also what was begun or done while it did", async () => {
    const rosa = await newPatient(server);
    await give(rosa, true);
    await choose(rosa, "33");
    const begun = await rosa.start({ taskTypeIds: "33" });
    await give(rosa, false);
    await rosa.send(resultsOf(rosa.id, begun, server.now()));
    expect(await levels(rosa)).toMatchObject({ 33: 2 });
    await practise(server, rosa);
    expect(await levels(rosa), "one block of the homework is not two").toMatchObject({ 33: 2 });
    await give(rosa, true);
    await choose(rosa, "33");
    expect(await levels(rosa), "one row again, with the homework's").toMatchObject({ 33: 3 });
  });

  test("of one patient is allowed for no other", async () => {
    const rosa = await newPatient(server);
    const sam = await newPatient(server);
    await give(rosa, true);
    await choose(sam, "33");
    await choose(sam, "33");
    expect(await levels(sam)).toEqual({ 33: 2, 1: 1 });
  });
});
