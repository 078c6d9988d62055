import { system } from "../../db/actor.ts";
import { signOutEverywhere } from "../../modules/identity/sign-out-everywhere.service.ts";
import type { Command } from "../command.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { counted } from "../shown.ts";

export const endSessions: Command = {
  name: "end-sessions",
  summary: "Signs a person out on all devices.",
  more: "Logins waiting for a code end too. A printed sign-in card stays valid.",
  operands: [userOperand],
  async prepare(context, { operands: [user = ""] }) {
    const { database, now } = context;
    const person = await namedPerson(context, user);
    const devices = Number(person.devices);
    return {
      about: [{ id: person.id, type: person.type }],
      will: `Signs ${nameOf(person)} out on ${counted(devices, "device")}.`,
      async run() {
        await database.withActor(system("sign-in"), (trx) =>
          signOutEverywhere(trx, person.id, now),
        );
        return {
          says: `${nameOf(person)} is signed out everywhere.`,
          data: { userId: person.id, devices },
        };
      },
    };
  },
};
