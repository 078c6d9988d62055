import { system } from "../../db/actor.ts";
import { findSubject, forgetSubject } from "../../modules/identity/single-sign-on.store.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";

export const forgetSignOn: Command = {
  name: "forget-sign-on",
  summary: "Lets a person log in after their account at the institution's provider was re-created.",
  more: "Until then the account accepts only the login at the institution that it was first used with. Ask an admin of\nthe institution whether it is the same person: whoever is given their address next would get the account.",
  operands: [userOperand],
  async prepare(context, { operands: [user = ""] }) {
    const { database } = context;
    const person = await namedPerson(context, user);
    const about = [{ id: person.id, type: person.type }];
    const name = nameOf(person);
    const nothing = () =>
      new CommandRefusal(
        "no-sign-on",
        `The account of ${name} is not tied to a login at an institution: nothing to do.`,
        about,
      );
    const held = await database.withActor(system("sign-in"), (trx) => findSubject(trx, person.id));
    if (held === undefined) throw nothing();
    if (!person.email)
      throw new CommandRefusal(
        "no-email-address",
        `The account of ${name} has no email address by which the new login could be recognized. "lost-mailbox --email" gives it one while the single sign-on of ${person.institution ?? "the institution"} is off: "sign-on-off" turns it off, and an admin turns it back on.`,
        about,
      );
    return {
      about,
      will: `Forgets the login of ${name} at ${person.institution ?? "an institution"}: the next login there with the verified address ${person.email} takes its place.`,
      async run() {
        const isDone = await database.withActor(system("sign-in"), (trx) =>
          forgetSubject(trx, person.id),
        );
        if (!isDone) throw nothing();
        return {
          says: `${name} can log in through ${person.institution ?? "the institution"} with the address ${person.email}.`,
          data: { userId: person.id, email: person.email },
        };
      },
    };
  },
};
