import type { ScheduleLine } from "@regain/therapy/schedule";
import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../db/builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { activeSchedule, replaceSchedule } from "./schedule.service.ts";

const demo = system("demo");
const monday = new Date("2026-03-02T15:00:00Z");
/** Arithmetic: it has twelve levels. */
const line = { typeId: 33, taskCount: 5, taskLevel: 2 };

async function newPatient(database: OwnedDatabase) {
  const patientId = await database.withActor(demo, (trx) => addPatient(trx, { username: "rosa" }));
  const give = (...lines: ScheduleLine[]) =>
    database.withActor(demo, (trx) =>
      replaceSchedule(trx, patientId, lines, { authorId: null, now: monday }),
    );
  const active = () => database.withActor(demo, (trx) => activeSchedule(trx, patientId));
  return { give, active };
}

const refusedLines: readonly [string, Partial<ScheduleLine>, object][] = [
  ["an exercise that does not exist", { typeId: 9_999 }, { code: "unknown-task-type" }],
  ["a level below the first", { taskLevel: 0 }, { code: "level-out-of-range" }],
  ["a level above the last", { taskLevel: 13 }, { code: "level-out-of-range" }],
  ["half a level", { taskLevel: 1.5 }, { code: "level-out-of-range" }],
  ["no items", { taskCount: 0 }, { code: "malformed-request" }],
  ["more items than a block holds", { taskCount: 26 }, { code: "malformed-request" }],
  ["half an item", { taskCount: 2.5 }, { details: { fields: { taskCount: "From 1 to 25." } } }],
];

describe("a patient's homework", () => {
  onBothEngines("takes the place of what there was, as the next version", async (database) => {
    const { give, active } = await newPatient(database);
    expect(await active()).toBeUndefined();
    await give(line);
    const second = await give({ ...line, taskCount: 25 }, { ...line, typeId: 1, taskCount: 1 });
    expect(await active()).toMatchObject({
      scheduleId: second,
      version: 2,
      lines: [
        { taskType: { typeId: 33 }, count: 25, level: 2 },
        { taskType: { typeId: 1 }, count: 1 },
      ],
    });
  });

  onBothEngines("is refused for one wrong line, and stays as it was", async (database) => {
    const { give, active } = await newPatient(database);
    const first = await give(line);
    for (const [name, wrong, refusal] of refusedLines)
      await expect(give(line, { ...line, typeId: 1, ...wrong }), name).rejects.toMatchObject(
        refusal,
      );
    expect(await active()).toMatchObject({ scheduleId: first, version: 1, lines: [{ count: 5 }] });
  });
});
