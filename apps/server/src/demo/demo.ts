import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { giveFirstSchedule } from "../modules/schedule/schedule.service.ts";
import { loadPatient } from "../modules/patient.store.ts";
import { system } from "../db/actor.ts";
import type { Database, Trx } from "../db/database.ts";
import { addDemoAccounts } from "./accounts.ts";
import { addBillingLetters } from "./billing-letters.ts";
import { addHarborTrail } from "./harbor-trail.ts";
import { addDemoInvitations } from "./invitations.ts";
import { addSimulatedPeers } from "./peers.ts";
import { demoPatients } from "./people.ts";
import { practicePlans } from "./practice-plans.ts";
import { practise } from "./practise.ts";
import { addDemoReminders } from "./reminders.ts";
import { addDemoSubscriptions } from "./subscriptions.ts";
import { addDemoSurveys } from "./surveys.ts";

/** Trial patients who have not practiced yet. */
const beginners = demoPatients.filter(
  ({ username, subscription }) =>
    subscription.status === "trialing" && !practicePlans.some((plan) => plan.username === username),
);

/** True if nobody has an account yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const anybody = await database.withActor(system("demo"), (trx) =>
    trx.selectFrom("users").select("id").limit(1).executeTakeFirst(),
  );
  return anybody === undefined;
}

const pauseMs = 500;

/** Of two processes that start on an empty database, one fills it. @returns false if that is the other one */
async function isOurTurn(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('regain demo')) as ours`.execute(trx);
  return rows[0]!.ours;
}

/**
 * Fills an empty database with the demo, dated relative to `now`: all of it, or nothing if interrupted. If another
 * process is filling it, waits for that one, which may be interrupted too.
 */
export async function fillDemo(database: Database, now: Date): Promise<void> {
  while ((await isEmpty(database)) && !(await fillInTurn(database, now))) await pause(pauseMs);
}

/** @returns false if another process is filling it */
function fillInTurn(database: Database, now: Date): Promise<boolean> {
  return database.withActor(system("demo"), async (trx) => {
    if (!(await isOurTurn(trx))) return false;
    const somebody = await trx.selectFrom("users").select("id").limit(1).executeTakeFirst();
    if (somebody) return true;
    const ids = await addDemoAccounts(trx, now);
    const idOf = (username: string) => {
      const id = ids.get(username);
      if (!id) throw new Error(`The demo has no account ${username}.`);
      return id;
    };
    await addDemoInvitations(trx, idOf, now);
    await addSimulatedPeers(trx, now);
    await addDemoSubscriptions(trx, idOf, now);
    for (const { username } of beginners) await giveFirstSchedule(trx, idOf(username), now);
    for (const plan of practicePlans) {
      const patient = await loadPatient(trx, idOf(plan.username));
      await practise(trx, patient, plan, idOf("dana"), now);
    }
    await addDemoReminders(trx, idOf("rosa"), now);
    await addBillingLetters(trx, idOf("tess"), now);
    await addDemoSurveys(trx, idOf, now);
    await addHarborTrail(trx, idOf, now);
    return true;
  });
}
