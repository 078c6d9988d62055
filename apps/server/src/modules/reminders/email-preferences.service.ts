import type { EmailPreferences } from "@regain/contract/entities/email-preferences";
import type { UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { readNoEmailState } from "../messaging/opt-out.service.ts";
import { hasHomework } from "../schedule/schedule.service.ts";
import { choicesOnTheWire, type MailWishes, rowOf, wishesOf } from "./email-preferences.rules.ts";
import { findMailChoices, lockMailChoices, putMailChoices } from "./email-preferences.store.ts";

/** What a patient chose, and whether anything prevents it. */
export async function readChoices(db: Database, actor: UserActor): Promise<EmailPreferences> {
  const { isOptedOut } = await readNoEmailState(db, actor);
  return db.withActor(actor, async (trx) => {
    const person = await loadPerson(trx, actor.userId);
    if (!person) throw new Refusal("session-ended");
    const row = await findMailChoices(trx, actor.userId);
    return choicesOnTheWire(wishesOf(row), person, {
      isOptedOut,
      hasHomework: await hasHomework(trx, actor.userId),
    });
  });
}

/** Stores what a patient chose, even if nothing can be sent yet. */
export async function saveChoices(
  db: Database,
  actor: UserActor,
  wishes: MailWishes,
  now: Date,
): Promise<EmailPreferences> {
  await db.withActor(actor, async (trx) => {
    const before = await lockMailChoices(trx, actor.userId);
    await putMailChoices(trx, rowOf(actor.userId, wishes, before, now));
  });
  return readChoices(db, actor);
}
