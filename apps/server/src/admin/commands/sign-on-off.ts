import { english } from "@regain/content/en/content";
import { system } from "../../db/actor.ts";
import { switchOffSignIn } from "../../modules/institution/settings/sso.service.ts";
import {
  countWithoutPassword,
  findSignIn,
  type WithoutPassword,
} from "../../modules/institution/settings/sso.store.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { lettersOf } from "../letters.ts";
import { institutionOperand, namedInstitution } from "../named-institution.ts";
import { counted } from "../shown.ts";

/** How members who have only ever logged in at their institution get in. */
function nextSteps({ members, withoutPassword, unreachable }: WithoutPassword): string {
  const all = `${counted(members, "clinician")} can log in with a password now.`;
  if (withoutPassword === 0) return all;
  const rest = `${withoutPassword} without one can set it with "Forgot Password".`;
  if (unreachable === 0) return `${all} ${rest}`;
  return `${all} ${rest} Of those, ${unreachable} without an email address cannot: an admin can give them a one-time password, and "lost-mailbox --email" gives an admin an address.`;
}

export const signOnOff: Command = {
  name: "sign-on-off",
  summary: "Turns off an institution's single sign-on, so that its people log in with passwords.",
  more: "For an institution whose provider does not work and whose admins cannot log in to do this themselves. The admins\nare notified. The settings are kept, so an admin can turn it back on. First make sure who is asking.",
  operands: [institutionOperand],
  async prepare(context, { operands: [typed = ""] }) {
    const { database, now } = context;
    const { id, name } = await namedInstitution(context, typed);
    const about = [{ id, type: "institution" }] as const;
    const isOff = () =>
      new CommandRefusal(
        "not-on",
        `The single sign-on of ${name} is not on: nothing to do.`,
        about,
      );
    const kept = await database.withActor(system("sign-in"), (trx) => findSignIn(trx, id));
    if (!kept?.is_on) throw isOff();
    return {
      about,
      will: `Turns off the single sign-on of ${name}: its clinicians log in with passwords from then on. Its admins are notified.`,
      async run() {
        const parts = { db: database, letters: await lettersOf(context) };
        const told = await switchOffSignIn(
          parts,
          { id, by: english.institutionTexts.support },
          now,
        );
        if (told === undefined) throw isOff();
        const people = await database.withActor(system("sign-in"), (trx) =>
          countWithoutPassword(trx, id),
        );
        return {
          says: `The single sign-on of ${name} is off; notified: ${counted(told, "admin")}. ${nextSteps(people)}`,
          data: { institutionId: id, adminsTold: told, ...people },
        };
      },
    };
  },
};
