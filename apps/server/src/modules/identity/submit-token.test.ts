import { dayMs } from "@regain/contract/durations";
import { describe, expect } from "vitest";
import { type Actor, anonymous, system, type UserActor } from "../../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { addMadeUpSession } from "../../builders/practice.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { resultsOf } from "../../testing/practice.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { ingestResults } from "../session/response.service.ts";
import { prefetchScheduled, sessionOnTheWire } from "../session/session.service.ts";
import { purgeSignIns } from "./clean-up.job.ts";
import { identifySubmitter, issueSubmitToken } from "./submit-token.service.ts";

const now = new Date("2026-03-02T15:00:00Z");
const afterDays = (days: number) => new Date(now.getTime() + days * dayMs);

function acting(userId: string, type: UserActor["type"]): UserActor {
  return {
    kind: "user",
    userId,
    type,
    subscription: null,
    institutionId: null,
    institutionAdmin: false,
    sessionId: userId,
  };
}

/** Rosa, in Dana's caseload, with a session built ahead and its device's token. */
async function rosasTablet(database: OwnedDatabase) {
  const { rosa, dana, session } = await database.withActor(system("demo"), async (trx) => {
    const patient = await addPatient(trx, { username: "rosa" });
    const clinician = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: patient, clinician_id: clinician });
    const line = { typeId: 33, taskCount: 2, taskLevel: 1 };
    await replaceSchedule(trx, patient, [line], { authorId: clinician, now });
    const start = { place: "home", now, seed: "ahead" } as const;
    const practitioner = { patientId: patient, timeZone: "UTC" };
    const built = await prefetchScheduled(trx, practitioner, start);
    return { rosa: patient, dana: clinician, session: sessionOnTheWire(built, now) };
  });
  const subject = { patientId: rosa, sessionId: session.sessionId };
  const { token } = await database.withActor(acting(rosa, "patient"), (trx) =>
    issueSubmitToken(trx, subject, now),
  );
  return { rosa, dana, session, token };
}

const seenBy = (database: OwnedDatabase, actor: Actor) =>
  database.withActor(actor, async (trx) => {
    const rows = await trx.selectFrom("submit_tokens").select("session_id").execute();
    return rows.length;
  });

describe("a submit token", () => {
  onBothEngines("is seen by its patient and where tokens are read, by nobody else", async (db) => {
    const { rosa, dana } = await rosasTablet(db);
    expect(await seenBy(db, acting(rosa, "patient"))).toBe(1);
    expect(await seenBy(db, system("sign-in"))).toBe(1);
    for (const actor of [acting(dana, "clinician"), anonymous, system("audit")])
      expect(await seenBy(db, actor)).toBe(0);
  });

  onBothEngines("cannot be issued for a patient by their clinician", async (db) => {
    const { rosa, dana, session } = await rosasTablet(db);
    const subject = { patientId: rosa, sessionId: session.sessionId };
    const issued = db.withActor(acting(dana, "clinician"), (trx) =>
      issueSubmitToken(trx, subject, now),
    );
    await expect(issued).rejects.toThrow("row-level security");
  });

  onBothEngines(
    "writes results of its own session, and the database lets it write no others",
    async (db) => {
      const { rosa, session, token } = await rosasTablet(db);
      const submitter = await identifySubmitter(db, token, rosa, now);
      const practitioner = { patientId: rosa, timeZone: "UTC" };
      const taken = await db.withActor(submitter!, (trx) =>
        ingestResults(trx, practitioner, resultsOf(rosa, session, now), now),
      );
      expect(taken.answers.map(({ status }) => status)).toEqual(["stored", "stored"]);

      const block = { typeId: 33, level: 1, count: 1 };
      const { items, session_id } = await db.withActor(system("demo"), async (trx) => {
        const made = await addMadeUpSession(trx, rosa, [block], now);
        return { items: made.items, session_id: made.row.session_id };
      });
      const [task] = session.tasks;
      const other = {
        ...task!,
        sessionId: session_id,
        taskId: items[0]!.task_id,
        responseId: items[0]!.response_id,
      };
      const forged = resultsOf(rosa, { ...session, tasks: [other] }, now);
      const sent = db.withActor(submitter!, (trx) => ingestResults(trx, practitioner, forged, now));
      await expect(sent).rejects.toThrow("row-level security");
    },
  );

  onBothEngines("lives for 30 days, and is forgotten in the night after", async (db) => {
    const { rosa, session, token } = await rosasTablet(db);
    const found = await identifySubmitter(db, token, rosa, afterDays(29));
    expect(found).toMatchObject({ sessionId: session.sessionId });
    expect(await identifySubmitter(db, token, rosa, afterDays(30))).toBeUndefined();
    const nightOf = (days: number) => purgeSignIns(db, () => afterDays(days));
    await nightOf(29).run({});
    expect(await seenBy(db, system("sign-in"))).toBe(1);
    await nightOf(31).run({});
    expect(await seenBy(db, system("sign-in"))).toBe(0);
  });
});
