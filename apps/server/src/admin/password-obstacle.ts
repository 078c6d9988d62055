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
      `${name} logs in through ${person.institution ?? "an institution"} and has no password here: its admins can help. If its single sign-on does not work, "sign-on-off" lets everybody there log in with passwords.`,
    );
  if (person.status !== "ACTIVE")
    return refuse(
      "suspended",
      `${name} is suspended and could not log in with a new password either.`,
    );
  if (!person.email)
    return refuse(
      "no-email-address",
      `The account of ${name} has no email address: the clinician or the institution's admin can help.`,
    );
  return undefined;
}
