import { describe, expect } from "vitest";
import { onBothEngines } from "../testing/test-database.ts";
import { anonymous, system, type UserActor } from "./actor.ts";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../builders/people.ts";
import type { OwnedDatabase } from "./database.ts";

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

/** Rosa is in Dana's caseload, Sam in nobody's. */
function people(database: OwnedDatabase) {
  return database.withActor(system("demo"), async (trx) => {
    const rosa = await addPatient(trx, { username: "rosa" });
    const sam = await addPatient(trx, { username: "sam" });
    const dana = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: rosa, clinician_id: dana });
    return { rosa, sam, dana };
  });
}

describe("row-level security", () => {
  onBothEngines("shows a patient their own row, even to a query without a where", async (db) => {
    const { rosa } = await people(db);
    const seen = await db.withActor(acting(rosa, "patient"), (trx) =>
      trx.selectFrom("patients").select("patient_id").execute(),
    );
    expect(seen).toEqual([{ patient_id: rosa }]);
  });

  onBothEngines("shows a clinician their caseload and nobody else", async (db) => {
    const { rosa, dana } = await people(db);
    const seen = await db.withActor(acting(dana, "clinician"), (trx) =>
      trx.selectFrom("subscriptions").select("patient_id").execute(),
    );
    expect(seen).toEqual([{ patient_id: rosa }]);
  });

  onBothEngines(
    "shows an admin the people of their institution and no therapy data",
    async (db) => {
      const greta = await db.withActor(system("demo"), async (trx) => {
        const harbor = await addInstitution(trx, { name: "Harbor" });
        const other = await addInstitution(trx, { name: "Elsewhere" });
        await addPatient(trx, { username: "rosa", institution_id: harbor });
        await addPatient(trx, { username: "sam", institution_id: other });
        return addClinician(trx, {
          username: "greta",
          institution_id: harbor,
          institution_admin: true,
        });
      });
      const seen = await db.withActor(acting(greta, "clinician"), async (trx) => ({
        users: await trx.selectFrom("users").select("username").orderBy("username").execute(),
        institutions: await trx.selectFrom("institutions").select("name").execute(),
        patients: await trx.selectFrom("patients").select("patient_id").execute(),
        credentials: await trx.selectFrom("credentials").selectAll().execute(),
      }));
      expect(seen).toEqual({
        users: [{ username: "greta" }, { username: "rosa" }],
        institutions: [{ name: "Harbor" }],
        patients: [],
        credentials: [],
      });
    },
  );

  onBothEngines("shows nobody anything, and sign-in no patient data", async (db) => {
    await people(db);
    for (const actor of [anonymous, system("sign-in"), system("audit")]) {
      const seen = await db.withActor(actor, (trx) =>
        trx.selectFrom("patients").selectAll().execute(),
      );
      expect(seen).toEqual([]);
    }
  });

  onBothEngines("keeps a clinician from taking on a patient by themselves", async (db) => {
    const { sam, dana } = await people(db);
    const taking = db.withActor(acting(dana, "clinician"), (trx) =>
      addToCaseload(trx, { patient_id: sam, clinician_id: dana }),
    );
    await expect(taking).rejects.toThrow(/row-level security/);
  });

  onBothEngines("lets nobody change or delete what has been audited", async (db) => {
    const remove = db.withActor(system("audit"), (trx) => trx.deleteFrom("audit").execute());
    await expect(remove).rejects.toThrow(/permission denied/);
    const change = db.withActor(system("audit"), (trx) =>
      trx.updateTable("audit").set({ status: 200 }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });

  onBothEngines("leaves nothing of one actor to the next transaction", async (db) => {
    const { rosa } = await people(db);
    await db.withActor(acting(rosa, "patient"), () => Promise.resolve());
    const left = await db.pool.query<{ role: string; actor: string }>(
      "select current_setting('role') as role, current_setting('app.actor', true) as actor",
    );
    expect(left.rows[0]!.role).toBe("none");
    expect(left.rows[0]!.actor || "").toBe("");
  });
});

describe("transactions", () => {
  onBothEngines("refuse the pool at once instead of waiting for themselves", async (db) => {
    const inside = db.withActor(anonymous, () => db.pool.query("select 1"));
    await expect(inside).rejects.toThrow(/pool was used inside a transaction/);
    const nested = db.withActor(anonymous, () => db.withActor(anonymous, () => Promise.resolve(1)));
    await expect(nested).rejects.toThrow(/pool was used inside a transaction/);
    await expect(db.withActor(anonymous, () => Promise.resolve("free again"))).resolves.toBe(
      "free again",
    );
  });

  onBothEngines("roll back whole when the work throws", async (db) => {
    const work = db.withActor(system("demo"), async (trx) => {
      await addPatient(trx, { username: "rosa" });
      throw new Error("second thoughts");
    });
    await expect(work).rejects.toThrow("second thoughts");
    const left = await db.withActor(system("demo"), (trx) =>
      trx.selectFrom("users").selectAll().execute(),
    );
    expect(left).toEqual([]);
  });

  onBothEngines("keep step with the database after errors in the middle of a batch", async (db) => {
    for (let round = 0; round < 5; round += 1) {
      await expect(db.pool.query("select $1::int", ["not a number"])).rejects.toThrow(/invalid/);
      await expect(db.pool.query("selekt 1")).rejects.toThrow(/syntax/);
      const { rows } = await db.pool.query("select $1::int as n", [round]);
      expect(rows).toEqual([{ n: round }]);
    }
  });
});

describe("values", () => {
  onBothEngines("come as numbers, days and instants", async (db) => {
    const { rows } = await db.pool.query(
      "select 5000000000::int8 as big, 1.25::numeric as exact, '2026-02-28'::date as day, '2026-02-28T12:00:00Z'::timestamptz as instant",
    );
    expect(rows).toEqual([
      {
        big: 5_000_000_000,
        exact: 1.25,
        day: "2026-02-28",
        instant: new Date("2026-02-28T12:00Z"),
      },
    ]);
  });
});
