import { describe, expect, inject, test } from "vitest";
import { addPatient } from "../../builders/people.ts";
import { system } from "../../db/actor.ts";
import { resultOf } from "../../testing/practice.ts";
import { postgresTestDatabase } from "../../testing/test-database.ts";
import { waitingInLine } from "../../testing/waiting-in-line.ts";
import { lockPatient } from "../patient.store.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { ingestResults } from "./response.service.ts";
import { prefetchScheduled, sessionOnTheWire, startScheduled } from "./session.service.ts";
import { abandonUnstarted } from "./session.store.ts";

const demo = system("demo");
const now = new Date("2026-03-02T15:00:00Z");

/** The embedded engine has one session: nothing comes between two statements of another there. */
describe.skipIf(!inject("templateUrl"))("practice whose first answer is on its way", () => {
  test("is taken up again, though its plan was changed in that moment", async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const patientId = await database.withActor(demo, async (trx) => {
      const id = await addPatient(trx, { username: "rosa" });
      const lines = [{ typeId: 33, taskCount: 3, taskLevel: 2 }];
      await replaceSchedule(trx, id, lines, { authorId: null, now });
      return id;
    });
    const practitioner = { patientId, timeZone: "UTC" };
    const prefetched = await database.withActor(demo, (trx) =>
      prefetchScheduled(trx, practitioner, { place: "home", now, seed: "first" }),
    );
    const begun = sessionOnTheWire(prefetched, now);

    const dropped = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const changing = database.withActor(demo, async (trx) => {
      await lockPatient(trx, patientId);
      await abandonUnstarted(trx, patientId, now);
      dropped.resolve();
      await over.promise;
    });
    await dropped.promise;
    const arriving = database.withActor(demo, (trx) =>
      ingestResults(trx, practitioner, [resultOf(patientId, begun.tasks[0]!, now)], now),
    );
    try {
      await expect.poll(() => waitingInLine(database), { timeout: 20_000 }).toBe(1);
    } finally {
      over.resolve();
      await Promise.allSettled([changing, arriving]);
    }
    expect((await arriving).answers).toMatchObject([{ status: "stored" }]);
    const goneOn = await database.withActor(demo, (trx) =>
      startScheduled(trx, practitioner, undefined, { place: "home", now, seed: "second" }),
    );
    expect(goneOn.row.session_id).toBe(begun.sessionId);
    await database.close();
  });
});
