import { system } from "../../db/actor.ts";
import { findSubject, forgetSubject } from "../../modules/identity/single-sign-on.store.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";

export const forgetSignOn: Command = {
  name: "forget-sign-on",
  summary: "Lets a person log in through their institution whose account there was made anew.",
  more: "Until then the account belongs to the login at the institution that it was first used with. Ask an admin of the\ninstitution whether it is the same person: who gets their address next would get their account.",
  operands: [userOperand],
  async prepare(context, { operands: [user = ""] }) {
    const { database } = context;
    const person = await namedPerson(context, user);
    const about = [{ id: person.id, type: person.type }];
    const name = nameOf(person);
    const nothing = () =>
      new CommandRefusal(
        "no-sign-on",
        `The account of ${name} belongs to no login at an institution: nothing to do.`,
        about,
      );
    const held = await database.withActor(system("sign-in"), (trx) => findSubject(trx, person.id));
    if (held === undefined) throw nothing();
    if (!person.email)
      throw new CommandRefusal(
        "no-email-address",
        `There is no email address in the account of ${name}, by which the new login would be known. "lost-mailbox --email" gives it one while the single sign-on of ${person.institution ?? "the institution"} is off: "sign-on-off", and an admin switches it on again.`,
        about,
      );
    return {
      about,
      will: `Forgets the login at ${person.institution ?? "an institution"} of ${name}: the next one there with the verified address ${person.email} takes its place.`,
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
