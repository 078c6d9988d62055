import { email as emailRule, personName } from "@regain/contract/field-rules";
import { system } from "../../db/actor.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { maxMonths, preauthoriseNew } from "../../modules/activation/preauthorised.service.ts";
import { isWanted } from "../../modules/messaging/letter.service.ts";
import { type Command, CommandRefusal, Misuse } from "../command.ts";
import { lettersOf } from "../letters.ts";
import { namedInstitution } from "../named-institution.ts";
import { counted } from "../shown.ts";
import { numberOf, textOf } from "../typed.ts";

function addressIn(typed: string): string {
  const { data } = emailRule.safeParse(typed.trim());
  if (data === undefined) throw new Misuse(`"${typed}" is no email address.`);
  return data;
}

/** What begins once the account is finished. */
function agreedWords(months: number | undefined, institution: string | undefined): string {
  if (months !== undefined) return `${counted(months, "month")} that are paid for begin then`;
  return institution ? `${institution} pays from then on` : "the free trial begins then";
}

export const preauthorise: Command = {
  name: "preauthorise",
  summary:
    "Makes an account for a patient for whom somebody pays, and writes to them to finish it.",
  more: "For what was agreed on outside: with an insurer, an employer, an institution. The letter can be sent again by\nresend-mail.",
  operands: [{ name: "EMAIL", about: "the patient's email address, or of who looks after them" }],
  options: {
    months: { value: "MONTHS", about: `how many are paid for, 1 to ${maxMonths}` },
    institution: { value: "INSTITUTION", about: "the name or the id of one they belong to" },
    "first-name": { value: "NAME", about: "as the letter greets them" },
    "last-name": { value: "NAME", about: "the family name" },
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
        `${email} asked for no mail, or mail to it came back: nothing is sent there.`,
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
      will: `Makes an account for ${email} and writes there. Once it is finished, ${then}.`,
      async run() {
        const letters = await lettersOf(context);
        try {
          const { userId, username } = await database.withActor(system("sign-up"), (trx) =>
            preauthoriseNew(trx, letters, person, now),
          );
          return {
            says: `The account ${username} waits for ${email} to finish it, by the letter that is on its way.`,
            data: { userId, username },
            made: [{ id: userId, type: "patient" }],
          };
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== "email-in-use") throw error;
          throw new CommandRefusal("email-in-use", `${email} has an account already.`, about);
        }
      },
    };
  },
};
