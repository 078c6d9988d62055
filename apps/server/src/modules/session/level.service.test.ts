import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resultsOf } from "../../testing/practice.ts";
import { newPatient, practise, type NewPatient } from "../../testing/practising-patient.ts";
import { addClinician } from "../../db/builders/people.ts";
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
    bounds: { floor?: number; ceiling?: number; typeId?: number },
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
