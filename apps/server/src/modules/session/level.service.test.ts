import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resultsOf } from "../../testing/practice.ts";
import { newPatient, practise, type NewPatient } from "../../testing/practising-patient.ts";
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
});
