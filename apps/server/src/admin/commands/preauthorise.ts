import { email as emailRule, personName } from "@regain/contract/field-rules";
import { system } from "../../db/actor.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { maxMonths, preauthoriseNew } from "../../modules/activation/preauthorised.service.ts";
import { isWanted } from "../../modules/messaging/letter.service.ts";
import { type Command, CommandRefusal, Misuse } from "../command.ts";
import { lettersOf, onItsWay } from "../letters.ts";
import { namedInstitution } from "../named-institution.ts";
import { counted } from "../shown.ts";
import { numberOf, textOf } from "../typed.ts";

function addressIn(typed: string): string {
  const { data } = emailRule.safeParse(typed.trim());
  if (data === undefined) throw new Misuse(`"${typed}" is not an email address.`);
  return data;
}

/** What begins once the account is finished. */
function agreedWords(months: number | undefined, institution: string | undefined): string {
  if (months !== undefined) return `the paid period of ${counted(months, "month")} begins`;
  return institution ? `${institution} pays from then on` : "the free trial begins";
}

export const preauthorise: Command = {
  name: "preauthorise",
  summary: "Creates an account that somebody else pays for; the patient finishes it from a mail.",
  more: "For agreements made outside Regain: with an insurer, an employer, or an institution. resend-mail can send\nthe mail again.",
  operands: [
    { name: "EMAIL", about: "the email address of the patient, or of whoever looks after them" },
  ],
  options: {
    months: { value: "MONTHS", about: `how many months are paid for, 1 to ${maxMonths}` },
    institution: {
      value: "INSTITUTION",
      about: "the name or id of the institution they belong to",
    },
    "first-name": { value: "NAME", about: "the first name, for the greeting in the mail" },
    "last-name": { value: "NAME", about: "the last name" },
  },
  async prepare(context, { operands: [typed = ""], options }) {
    const { database, now } = context;
    const email = addressIn(typed);
    const months = options.months ? numberOf("months", options.months, maxMonths) : undefined;
    const institution = options.institution
      ? await namedInstitution(context, options.institution)
      : undefined;
    const nameOf = (option: string) => {
      const typedName = options[option]?.trim();
      return typedName ? textOf(personName, typedName, `--${option}`) : null;
    };
    const about = institution ? [{ id: institution.id, type: "institution" } as const] : [];
    const wanted = await database.withActor(system("sign-up"), (trx) =>
      isWanted(trx, { kind: "accountActivation", to: email }),
    );
    if (!wanted)
      throw new CommandRefusal(
        "address-suppressed",
        `${email} opted out of mail, or mail to it bounced: nothing is sent there.`,
        about,
      );
    const person = {
      email,
      months,
      institutionId: institution?.id,
      firstName: nameOf("first-name"),
      lastName: nameOf("last-name"),
    };
    const then = agreedWords(months, institution?.name);
    return {
      about,
      will: `Creates an account for ${email} and sends a mail there. Once the account is finished, ${then}.`,
      async run() {
        const letters = await lettersOf(context);
        try {
          const { userId, username } = await database.withActor(system("sign-up"), (trx) =>
            preauthoriseNew(trx, letters, person, now),
          );
          return {
            says: `The account ${username} is waiting for ${email} to finish it. ${onItsWay(context, email)}`,
            data: { userId, username },
            made: [{ id: userId, type: "patient" }],
          };
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== "email-in-use") throw error;
          throw new CommandRefusal("email-in-use", `${email} already has an account.`, about);
        }
      },
    };
  },
};
