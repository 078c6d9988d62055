import {
  choosableMails,
  type ChoosableMail,
  type MailChoiceState,
} from "@regain/contract/entities/email-preferences";
import { type LinkActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { hasOptedOut } from "../messaging/opt-out.service.ts";
import { hindranceOf, untouched } from "./email-preferences.rules.ts";
import { findMailChoices, lockMailChoices, putMailChoices } from "./email-preferences.store.ts";

/** @throws Refusal `not-found` for a link that is not about a kind of mail, or not about somebody who could choose */
function subjectOf({ userId, data }: LinkActor): { userId: string; mails: ChoosableMail } {
  const mails = choosableMails.find((kind) => kind === data.mails);
  if (!userId || !mails) throw new Refusal("not-found");
  return { userId, mails };
}

const flags = { reminders: "reminders_on", progress: "progress_on" } as const;
const sinces = { reminders: "reminders_since", progress: "progress_since" } as const;

/** Whether a patient wants a kind of mail. */
export async function isMailOn(
  trx: Trx,
  patientId: string,
  mails: ChoosableMail,
): Promise<boolean> {
  const row = await findMailChoices(trx, patientId);
  return row?.[flags[mails]] ?? false;
}

/** Reaches the patient's own row, as far as the link allows. */
const asLink = <Result>(db: Database, story: (trx: Trx) => Promise<Result>) =>
  db.withActor(system("sign-up"), story);

/** What a link's reader is told: their choice, and whether mail comes at all. */
async function stateOf(trx: Trx, link: LinkActor): Promise<MailChoiceState> {
  const { userId, mails } = subjectOf(link);
  const person = await loadPerson(trx, userId);
  if (!person) throw new Refusal("not-found");
  return {
    mails,
    isOn: await isMailOn(trx, userId, mails),
    email: link.email,
    hindrance: hindranceOf(person, await hasOptedOut(trx, person.email)),
  };
}

export const readMailState = (db: Database, link: LinkActor): Promise<MailChoiceState> =>
  asLink(db, (trx) => stateOf(trx, link));

/**
 * Stops the kind of mail the link is about, or resumes it as it was; reminders for which no day is
 * left, on the usual days. Doing it twice does no harm.
 */
export function setSubscribed(
  db: Database,
  link: LinkActor,
  isOn: boolean,
  now: Date,
): Promise<MailChoiceState> {
  const { userId, mails } = subjectOf(link);
  return asLink(db, async (trx) => {
    const row = await lockMailChoices(trx, userId);
    if (row && row[flags[mails]] !== isOn)
      await putMailChoices(trx, {
        ...row,
        [flags[mails]]: isOn,
        ...(isOn ? { [sinces[mails]]: now } : {}),
        ...(isOn && mails === "reminders" && row.reminder_days.length === 0
          ? { reminder_days: [...untouched.days] }
          : {}),
        changed_at: now,
      });
    return stateOf(trx, link);
  });
}
