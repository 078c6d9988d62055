import { system } from "../../db/actor.ts";
import { writePasswordLink } from "../../modules/identity/new-password.service.ts";
import type { Command } from "../command.ts";
import { lettersOf, onItsWay } from "../letters.ts";
import { namedPerson, userOperand } from "../named-person.ts";
import { passwordObstacle } from "../password-obstacle.ts";

export const resetPassword: Command = {
  name: "reset-password",
  summary: "Sends a person a link to set a new password with.",
  more: "The link is good for an hour, and once. The old password is good until a new one is set.",
  operands: [userOperand],
  async prepare(context, { operands: [user = ""] }) {
    const { database, now } = context;
    const person = await namedPerson(context, user);
    const obstacle = await passwordObstacle(database, person);
    if (obstacle) throw obstacle;
    const email = person.email ?? "";
    return {
      about: [{ id: person.id, type: person.type }],
      will: `Sends a link to set a new password to ${email}.`,
      async run() {
        const letters = await lettersOf(context);
        const to = { userId: person.id, email, name: person.first_name ?? person.username };
        await database.withActor(system("sign-in"), (trx) =>
          writePasswordLink(trx, letters, to, now),
        );
        return { says: onItsWay(context, email), data: { userId: person.id, to: email } };
      },
    };
  },
};
