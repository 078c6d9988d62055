import { system } from "../db/actor.ts";
import type { Database } from "../db/database.ts";
import { accountOf } from "../modules/account.store.ts";
import { CommandRefusal } from "./command.ts";
import { nameOf } from "./named-person.ts";
import type { KnownPerson } from "./operator.store.ts";

/** Why a link to set a new password is of no use to a person; undefined if it is. */
export async function passwordObstacle(
  database: Database,
  person: KnownPerson,
): Promise<CommandRefusal | undefined> {
  const account = await database.withActor(system("sign-in"), (trx) => accountOf(trx, person.id));
  const name = nameOf(person);
  const refuse = (code: string, sentence: string) =>
    new CommandRefusal(code, sentence, [{ id: person.id, type: person.type }]);
  if (account?.signs_in_at)
    return refuse(
      "signs-in-elsewhere",
      `${name} logs in through ${person.institution ?? "an institution"} and has no password here: its admins help. "sign-on-off" lets them all in by passwords where its single sign-on does not work.`,
    );
  if (person.status !== "ACTIVE")
    return refuse(
      "suspended",
      `${name} is suspended and could not log in with a new password either.`,
    );
  if (!person.email)
    return refuse(
      "no-email-address",
      `There is no email address in the account of ${name}: the clinician or the institution's admin can help.`,
    );
  return undefined;
}
