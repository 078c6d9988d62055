import { randomBytes } from "node:crypto";
import { system } from "../../db/actor.ts";
import {
  hashTemporaryPassword,
  setTemporaryPassword,
} from "../../modules/identity/temporary-password.service.ts";
import { writePasswordLink } from "../../modules/identity/new-password.service.ts";
import type { Command } from "../command.ts";
import { lettersOf, onItsWay } from "../letters.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { passwordObstacle } from "../password-obstacle.ts";

/** The hash of a password that nobody knows. */
const nobodysPassword = () => hashTemporaryPassword(randomBytes(32).toString("base64url"));

export const resetPassword: Command = {
  name: "reset-password",
  summary: "Sends a person a link to set a new password.",
  more: "The link works once, within an hour. The old password works until a new one is set, unless --void is given, which\nis for a password that somebody else knows. --void also signs out on all devices; a printed sign-in card stays\nvalid.",
  operands: [userOperand],
  options: { void: { about: "the old password stops working immediately" } },
  async prepare(context, { operands: [user = ""], options }) {
    const { database, now } = context;
    const isVoid = options.void !== undefined;
    const person = await namedPerson(context, user);
    const obstacle = await passwordObstacle(database, person);
    if (obstacle) throw obstacle;
    const email = person.email ?? "";
    const link = `Sends a link to set a new password to ${email}.`;
    return {
      about: [{ id: person.id, type: person.type }],
      will: isVoid ? `Voids the password of ${nameOf(person)}. ${link}` : link,
      async run() {
        const letters = await lettersOf(context);
        const to = { userId: person.id, email, name: person.first_name ?? person.username };
        const passwordHash = isVoid ? await nobodysPassword() : undefined;
        await database.withActor(system("sign-in"), async (trx) => {
          if (passwordHash) await setTemporaryPassword(trx, person.id, passwordHash, now);
          await writePasswordLink(trx, letters, to, now);
        });
        return { says: onItsWay(context, email), data: { userId: person.id, to: email, isVoid } };
      },
    };
  },
};
