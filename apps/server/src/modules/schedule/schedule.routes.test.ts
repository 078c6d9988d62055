import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { generateSchedule } from "@regain/contract/calls/schedule/generate-schedule";
import { scheduleSuggestions } from "@regain/contract/calls/schedule/schedule-suggestions";
import { refusalOf } from "@regain/contract/client";
import type { NewScheduleLine } from "@regain/contract/entities/schedule";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addInstitution, addToCaseload } from "../../builders/people.ts";
import { newPatient, practise, refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;

/** A clinician with these patients, and the calls of the editor. */
async function clinicianOf(...patientIds: string[]) {
  const id = await server.seed(async (trx) => {
    const clinician = await addClinician(trx, { username: `clinician${++count}` });
    for (const patient_id of patientIds)
      await addToCaseload(trx, { patient_id, clinician_id: clinician });
    return clinician;
  });
  const call = server.client(await server.tokenFor(id));
  return {
    id,
    call,
    read: (patientId: string) => call(activeSchedule, { params: { id: patientId } }),
    save: (patientId: string, version: number, ...scheduledTaskTypes: NewScheduleLine[]) =>
      call(addSchedule, { params: { id: patientId }, body: { version, scheduledTaskTypes } }),
    allow: (
      patientId: string,
      version: number,
      selfGuidedCounts: boolean,
      ...scheduledTaskTypes: NewScheduleLine[]
    ) =>
      call(addSchedule, {
        params: { id: patientId },
        body: { version, scheduledTaskTypes, selfGuidedCounts },
      }),
    generate: (patientId: string) => call(generateSchedule, { params: { id: patientId } }),
    suggestions: (patientId: string) => call(scheduleSuggestions, { params: { id: patientId } }),
  };
}

const levelChanges = (patientId: string) =>
  server.seed((trx) =>
    trx.selectFrom("level_changes").selectAll().where("patient_id", "=", patientId).execute(),
  );

describe("a clinician's list", () => {
  test("becomes the homework, in its order, with levels at once and bounds", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const before = await dana.read(rosa.id);
    expect(before).toMatchObject({ version: 1, changed: { by: null } });
    const { ctdata } = await dana.save(
      rosa.id,
      1,
      { temporaryId: "new-1", taskTypeId: 51, taskCount: 8, taskLevel: 3 },
      {
        id: before.scheduledTaskTypes[0]!.id,
        taskTypeId: 33,
        taskCount: 25,
        taskLevel: 5,
        floor: 4,
        ceiling: 6,
        isLocked: false,
      },
    );
    expect(ctdata).toEqual(await dana.read(rosa.id));
    expect(ctdata).toMatchObject({
      version: 2,
      changed: { by: `Clinician${count}`, at: server.now().toISOString() },
      scheduledTaskTypes: [
        { taskTypeId: 51, taskCount: 8, taskLevel: 3, taskOrder: 0, floor: null, isLocked: false },
        { taskTypeId: 33, taskCount: 25, taskLevel: 5, taskOrder: 1, floor: 4, ceiling: 6 },
      ],
    });
    const { tasks } = await rosa.start();
    expect(new Set(tasks.map(({ taskType, taskLevel }) => `${taskType} at ${taskLevel}`))).toEqual(
      new Set(["51 at 3", "33 at 5"]),
    );
    expect(await levelChanges(rosa.id)).toMatchObject([
      { task_type_id: 33, from_level: 2, to_level: 5, author_id: dana.id, session_id: null },
    ]);
  });

  test("leaves a level alone that practice has changed meanwhile, where it says none", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    await practise(server, rosa);
    await practise(server, rosa);
    const { ctdata } = await dana.save(rosa.id, 1, { taskTypeId: 33, taskCount: 4 });
    expect(ctdata.scheduledTaskTypes).toMatchObject([{ taskTypeId: 33, taskLevel: 3 }]);
    expect(await levelChanges(rosa.id)).not.toContainEqual(
      expect.objectContaining({ reason: "set-by-clinician" }),
    );
  });

  test("takes an exercise in again where the patient stands, within the limits that were set", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const at = { taskLevel: 6, isLocked: false, floor: 3, ceiling: null };
    await dana.save(rosa.id, 1, { taskTypeId: 33, taskCount: 4, ...at });
    const { ctdata: without } = await dana.save(rosa.id, 2, { taskTypeId: 51, taskCount: 4 });
    expect(without.otherLevels).toContainEqual({ taskTypeId: 33, ...at });
    expect(without.otherLevels.map(({ taskTypeId }) => taskTypeId)).not.toContain(51);
    const changes = await levelChanges(rosa.id);
    const { ctdata } = await dana.save(
      rosa.id,
      3,
      { taskTypeId: 33, taskCount: 10 },
      { taskTypeId: 38, taskCount: 10 },
    );
    expect(ctdata.scheduledTaskTypes).toMatchObject([
      { taskTypeId: 33, ...at },
      { taskTypeId: 38, taskLevel: 1, floor: null },
    ]);
    expect(await levelChanges(rosa.id)).toEqual(changes);
  });

  test("lets a session that has begun go on, and drops one that was put aside", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const begun = await rosa.start();
    await dana.save(rosa.id, 1, { taskTypeId: 1, taskCount: 2 });
    const open = await server.seed((trx) =>
      trx
        .selectFrom("therapy_sessions")
        .select(["session_id", "abandoned_at"])
        .where("patient_id", "=", rosa.id)
        .execute(),
    );
    expect(open).toEqual([{ session_id: begun.sessionId, abandoned_at: null }]);
    expect((await rosa.start()).tasks.map(({ taskType }) => taskType)).toEqual([1, 1]);
  });

  test("may be empty: then there is no homework", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const { ctdata } = await dana.save(rosa.id, 1);
    expect(ctdata).toMatchObject({ version: 2, scheduledTaskTypes: [] });
    expect(await refusal(rosa.start())).toEqual([404, "no-schedule"]);
  });

  const good: NewScheduleLine = { taskTypeId: 1, taskCount: 3 };
  const wrong: readonly [string, NewScheduleLine, readonly [number, string]][] = [
    ["unknown exercise", { taskTypeId: 999, taskCount: 3 }, [422, "unknown-task-type"]],
    [
      "above the last level",
      { ...good, taskTypeId: 33, taskLevel: 13 },
      [422, "level-out-of-range"],
    ],
    ["level 0", { ...good, taskTypeId: 33, taskLevel: 0 }, [400, "malformed-request"]],
    ["0 times", { taskTypeId: 33, taskCount: 0 }, [400, "malformed-request"]],
    ["26 times", { taskTypeId: 33, taskCount: 26 }, [400, "malformed-request"]],
    ["twice the same", good, [422, "task-twice"]],
    [
      "floor above ceiling",
      { taskTypeId: 33, taskCount: 3, floor: 5, ceiling: 4 },
      [422, "level-out-of-range"],
    ],
    [
      "ceiling above the last level",
      { taskTypeId: 33, taskCount: 3, ceiling: 13 },
      [422, "level-out-of-range"],
    ],
    [
      "level outside of its bounds",
      { taskTypeId: 33, taskCount: 3, taskLevel: 2, floor: 3 },
      [422, "level-out-of-range"],
    ],
  ];

  test("with one wrong line is refused, and nothing of it is kept", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const before = await dana.read(rosa.id);
    for (const [name, line, expected] of wrong)
      expect([
        name,
        await refusal(dana.save(rosa.id, 1, { ...good, taskLevel: 4, isLocked: true }, line)),
      ]).toEqual([name, expected]);
    expect(await dana.read(rosa.id)).toEqual(before);
    expect(await levelChanges(rosa.id)).toEqual([]);
  });

  test("of a discharged patient is refused", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    await server.seed((trx) =>
      trx
        .updateTable("caseload")
        .set({ discharged_at: server.now(), discharge_reason: "goals_met" })
        .where("patient_id", "=", rosa.id)
        .execute(),
    );
    expect(await refusal(dana.save(rosa.id, 1, good))).toEqual([409, "patient-discharged"]);
    expect(await refusal(dana.generate(rosa.id))).toEqual([409, "patient-discharged"]);
    expect((await dana.read(rosa.id)).version).toBe(1);
  });

  test("of somebody else's patient is not found, and no patient's own to write", async () => {
    const rosa = await newPatient(server);
    const nils = await clinicianOf();
    expect(await refusal(nils.save(rosa.id, 1, good))).toEqual([404, "not-found"]);
    expect(await refusal(nils.suggestions(rosa.id))).toEqual([404, "not-found"]);
    expect(await refusal(nils.generate(rosa.id))).toEqual([404, "not-found"]);
    const own = rosa.call(addSchedule, {
      params: { id: rosa.id },
      body: { version: 1, scheduledTaskTypes: [] },
    });
    expect(await refusal(own)).toEqual([403, "forbidden"]);
  });
});

describe("two clinicians", () => {
  test("who save at once: the second is told what is in force, and by whom", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const mara = await clinicianOf(rosa.id);
    const [first, second] = await Promise.allSettled([
      dana.save(rosa.id, 1, { taskTypeId: 1, taskCount: 3 }),
      mara.save(rosa.id, 1, { taskTypeId: 51, taskCount: 3 }),
    ]);
    const refused = [first, second].filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(1);
    const body = refusalOf<typeof addSchedule>(refused[0]!.reason);
    expect(body?.error).toBe("stale-version");
    expect(body?.current).toEqual(await dana.read(rosa.id));
    expect(body?.current?.version).toBe(2);
    expect(body?.current?.changed?.by).toMatch(/^Clinician/);
  });
});

describe("whether self-guided practice counts", () => {
  const line = { taskTypeId: 33, taskCount: 4 };

  test("is the clinicians' to say, and stays with every later homework until one takes it back", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const danasName = `Clinician${count}`;
    const mara = await clinicianOf(rosa.id);
    expect((await dana.read(rosa.id)).selfGuidedCountsSince).toBeNull();
    const allowed = { at: server.now().toISOString(), by: danasName };
    const first = await dana.allow(rosa.id, 1, true, line);
    expect(first.ctdata.selfGuidedCountsSince).toEqual(allowed);
    server.advance(60_000);
    const { ctdata } = await mara.save(rosa.id, 2, line, { taskTypeId: 51, taskCount: 3 });
    expect(ctdata).toMatchObject({
      changed: { by: `Clinician${count}` },
      selfGuidedCountsSince: allowed,
    });
    expect(await mara.read(rosa.id)).toEqual(ctdata);
    expect((await mara.allow(rosa.id, 3, false, line)).ctdata.selfGuidedCountsSince).toBeNull();
    server.advance(60_000);
    const again = await mara.allow(rosa.id, 4, true, line);
    expect(again.ctdata.selfGuidedCountsSince).toEqual({
      at: server.now().toISOString(),
      by: `Clinician${count}`,
    });
  });

  test("can be said before there is homework", async () => {
    const sam = await newPatient(server, {}, []);
    const dana = await clinicianOf(sam.id);
    await dana.allow(sam.id, 0, true);
    await practise(server, sam, undefined, { taskTypeIds: "33" });
    await practise(server, sam, undefined, { taskTypeIds: "33" });
    const { otherLevels } = await dana.read(sam.id);
    expect(otherLevels).toMatchObject([{ taskTypeId: 33, taskLevel: 2 }]);
  });

  test("is not said over the head of somebody who has saved before", async () => {
    const rosa = await newPatient(server);
    const dana = await clinicianOf(rosa.id);
    const mara = await clinicianOf(rosa.id);
    await mara.save(rosa.id, 1, line);
    expect(await refusal(dana.allow(rosa.id, 1, true, line))).toEqual([409, "stale-version"]);
    expect((await mara.read(rosa.id)).selfGuidedCountsSince).toBeNull();
  });

  test("is nothing that patients, other clinicians or their admins can say", async () => {
    const rosa = await newPatient(server);
    const sam = await newPatient(server);
    const nils = await clinicianOf(sam.id);
    const greta = await clinicianOf();
    await server.seed(async (trx) => {
      const institution_id = await addInstitution(trx, { name: "Harbor", country: "US" });
      await trx
        .updateTable("users")
        .set({ institution_id })
        .where("id", "in", [rosa.id, greta.id])
        .execute();
      await trx
        .updateTable("users")
        .set({ institution_admin: true })
        .where("id", "=", greta.id)
        .execute();
    });
    expect(await refusal(nils.allow(rosa.id, 1, true, line))).toEqual([404, "not-found"]);
    expect(await refusal(greta.allow(rosa.id, 1, true, line))).toEqual([404, "not-found"]);
    const body = { version: 1, scheduledTaskTypes: [line], selfGuidedCounts: true };
    const params = { id: rosa.id };
    expect(await refusal(rosa.call(addSchedule, { params, body }))).toEqual([403, "forbidden"]);
    expect(await refusal(sam.call(addSchedule, { params, body }))).toEqual([403, "forbidden"]);
    const { version, selfGuidedCountsSince } = await rosa.call(activeSchedule, { params });
    expect({ version, selfGuidedCountsSince }).toEqual({ version: 1, selfGuidedCountsSince: null });
  });
});

describe("the first homework", () => {
  test("is made once, however often it is asked for", async () => {
    const sam = await newPatient(server, { patient: { areas: ["memory"] } }, []);
    const dana = await clinicianOf(sam.id);
    expect(await dana.read(sam.id)).toMatchObject({ scheduleId: null, version: 0, changed: null });
    const made = await dana.generate(sam.id);
    expect(made.scheduledTaskTypes).toHaveLength(5);
    expect(await dana.generate(sam.id)).toEqual(made);
  });

  test("can also be a clinician's own list", async () => {
    const sam = await newPatient(server, {}, []);
    const dana = await clinicianOf(sam.id);
    const { ctdata } = await dana.save(sam.id, 0, { taskTypeId: 1, taskCount: 3 });
    expect(ctdata.version).toBe(1);
  });

  test("can hold every exercise there is", async () => {
    const sam = await newPatient(server, {}, []);
    const dana = await clinicianOf(sam.id);
    const every = taskTypes.map(({ typeId }) => ({ taskTypeId: typeId, taskCount: 1 }));
    const { ctdata } = await dana.save(sam.id, 0, ...every);
    expect(ctdata.scheduledTaskTypes).toHaveLength(taskTypes.length);
    expect((await dana.read(sam.id)).otherLevels).toEqual([]);
  });
});

test("suggestions say why, from what the patient has done", async () => {
  const rosa = await newPatient(server, { patient: { areas: ["quantitative", "reading"] } });
  const dana = await clinicianOf(rosa.id);
  for (let day = 0; day < 5; day++)
    await practise(server, rosa, (typeId) => (typeId === 33 ? "wrong" : "right"));
  const { suggestions } = await dana.suggestions(rosa.id);
  expect(suggestions.length).toBeLessThanOrEqual(5);
  expect(suggestions[0]).toMatchObject({
    taskTypeId: 32,
    replaces: { taskTypeId: 33, displayName: "Arithmetic" },
    reason: {
      id: "failing",
      text: expect.stringMatching(
        /^Arithmetic stayed under 60% right without help in 3 practices in a row: 0%, 0% and 0% at level 1, 12 items, /,
      ),
    },
  });
  expect(suggestions.map(({ reason }) => reason.id)).toContain("wanted");
});
