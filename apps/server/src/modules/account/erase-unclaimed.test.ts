import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { eraseUnclaimed } from "./erase-unclaimed.job.ts";

const now = new Date("2026-03-03T04:40:00Z");
const yesterday = new Date("2026-03-02T04:39:00Z");

onBothEngines("only patients whom nobody has claimed for a day go", async (database) => {
  await database.withActor(system("demo"), async (trx) => {
    const add = (username: string, more: object = {}) =>
      addPatient(trx, {
        username,
        email: null,
        created_at: yesterday,
        sign_up_request: "0199aaaa-0000-7000-8000-000000000001",
        passwordHash: "x",
        subscription: { status: "clinician_setup", payment_source: "none" },
        ...more,
      });
    await add("nobodys");
    await add("fresh", { created_at: new Date("2026-03-02T04:41:00Z") });
    await add("signed_in", { last_sign_in_at: yesterday });
    await add("made_otherwise", { sign_up_request: null });
    await add("set_up", { subscription: { status: "trialing", payment_source: "none" } });
    const dana = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: await add("danas"), clinician_id: dana });
    await trx
      .insertInto("caseload_events")
      .values({
        patient_id: await add("once_danas"),
        event_id: "0199aaaa-0000-7000-8000-000000000002",
        clinician_id: dana,
        kind: "added",
        reason: null,
        note: null,
        author_id: dana,
        other_clinician_id: null,
        at: yesterday,
      })
      .execute();
  });

  await eraseUnclaimed(database, () => now).run({});

  const { rows } = await database.pool.query<{ username: string }>(
    "select username from users where type = 'patient' order by 1",
  );
  expect(rows.map(({ username }) => username)).toEqual([
    "danas",
    "fresh",
    "made_otherwise",
    "once_danas",
    "set_up",
    "signed_in",
  ]);
});
