import { signNote } from "@regain/contract/calls/documentation/sign-note";
import { describe, expect, inject, test } from "vitest";
import { addMadeUpSession, addResponses, madeUpResponse } from "../../builders/practice.ts";
import { inClinic, noteOf, plan } from "../../testing/documented-clinic.ts";
import { postgresTestDatabase } from "../../testing/test-database.ts";
import { waitingInLine } from "../../testing/waiting-in-line.ts";
import { lockPatient } from "../patient.store.ts";

/** The embedded engine has one session: nothing comes between two statements of another there. */
describe.skipIf(!inject("templateUrl"))("a note that is signed while answers arrive", () => {
  test("waits for them, and says the same of them everywhere", async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const story = inClinic(async ({ as, practise, today, id, server }) => {
      await practise({ date: today, right: 6 });
      const dana = await as("dana");
      const held = Promise.withResolvers<void>();
      const over = Promise.withResolvers<void>();
      const arriving = server.seed(async (trx) => {
        await lockPatient(trx, id);
        held.resolve();
        await over.promise;
        const lines = [{ typeId: 33, level: 2, count: 10 }];
        const builtAt = new Date(`${today}T00:00:00Z`);
        const session = await addMadeUpSession(trx, id, lines, builtAt);
        await addResponses(
          trx,
          session.items.map((item) => madeUpResponse(session, item)),
        );
      });
      await held.promise;
      const signing = dana(signNote, {
        params: { id },
        body: { ...noteOf(today), version: 0, sections: plan("Go on.") },
      });
      try {
        await expect.poll(() => waitingInLine(database), { timeout: 20_000 }).toBe(1);
      } finally {
        over.resolve();
        await Promise.allSettled([arriving, signing]);
      }
      expect(await signing).toMatchObject({ number: 1 });
      const { rows } = await database.pool.query<{ figures: { itemCount: number } }>(
        "select figures from note_versions where patient_id = $1",
        [id],
      );
      expect(rows[0]?.figures).toMatchObject({
        itemCount: 20,
        exercises: [{ inRange: { itemCount: 20 } }],
      });
    });
    await story(database);
    await database.close();
  });
});
