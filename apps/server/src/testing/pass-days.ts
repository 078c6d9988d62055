/**
 * Lets days pass for what a patient pays, here and in the books of the built-in card provider, on a stopped server,
 * for journeys that drive the server from outside. Runs in that server's environment: `node pass-days.ts <patient id>
 * <days>`.
 */
import { dayMs } from "@regain/contract/durations";
import { sql } from "kysely";
import { readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import { openDatabase } from "../db/database.ts";

const [patientId, days] = process.argv.slice(2);
if (!patientId || !Number(days)) throw new Error("Name the patient and the days.");

/** What concerns them in the provider's books, where instants are written as in JSON. */
const theirs = ["checkout", "card-update", "subscription", "invoice"] as const;
const instant = /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g;
const passed = Number(days) * dayMs;
const earlier = (moment: string) => new Date(Date.parse(moment) - passed).toISOString();

const database = await openDatabase(readConfig(process.env).database);
const customerId = await database.withActor(system("billing"), async (trx) => {
  const held = await trx
    .updateTable("subscriptions")
    .set({
      period_ends_at: sql`period_ends_at - make_interval(days => ${Number(days)}::int)`,
      read_at: sql`read_at - make_interval(days => ${Number(days)}::int)`,
    })
    .where("patient_id", "=", patientId)
    .returning("customer_id")
    .executeTakeFirstOrThrow();
  return held.customer_id;
});
await database.withActor(system("sandbox"), async (trx) => {
  const rows = await trx
    .selectFrom("sandbox_objects")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("kind", "in", theirs)
    .execute();
  for (const { kind, id, due_at, body } of rows)
    await trx
      .updateTable("sandbox_objects")
      .set({
        due_at: due_at && new Date(due_at.getTime() - passed),
        body: JSON.stringify(body).replace(instant, (_, moment: string) => `"${earlier(moment)}"`),
      })
      .where("kind", "=", kind)
      .where("id", "=", id)
      .execute();
});
await database.close();
