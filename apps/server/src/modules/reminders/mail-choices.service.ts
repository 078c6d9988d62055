import type { MailChoices } from "@regain/contract/entities/mail-choices";
import type { UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { readNoEmailState } from "../messaging/no-email.service.ts";
import { choicesOnTheWire, type MailWishes, rowOf, wishesOf } from "./mail-choices.rules.ts";
import { findMailChoices, putMailChoices } from "./mail-choices.store.ts";

/** What a patient chose, and whether anything prevents it. */
export async function readChoices(db: Database, actor: UserActor): Promise<MailChoices> {
  const { isOptedOut } = await readNoEmailState(db, actor);
  return db.withActor(actor, async (trx) => {
    const person = await loadPerson(trx, actor.userId);
    if (!person) throw new Refusal("session-ended");
    const row = await findMailChoices(trx, actor.userId);
    return choicesOnTheWire(wishesOf(row), person, isOptedOut);
  });
}

/** Stores what a patient chose, even if nothing can be sent yet. */
export async function saveChoices(
  db: Database,
  actor: UserActor,
  wishes: MailWishes,
  now: Date,
): Promise<MailChoices> {
  await db.withActor(actor, async (trx) => {
    const before = await findMailChoices(trx, actor.userId);
    await putMailChoices(trx, rowOf(actor.userId, wishes, before, now));
  });
  return readChoices(db, actor);
}
