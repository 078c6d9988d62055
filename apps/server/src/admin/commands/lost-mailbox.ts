import { email as emailRule } from "@regain/contract/field-rules";
import { system } from "../../db/actor.ts";
import { readDetails } from "../../modules/account/account.service.ts";
import { replaceMailbox } from "../../modules/account/lost-mailbox.service.ts";
import { type Command, type CommandContext, CommandRefusal, Misuse } from "../command.ts";
import { lettersOf } from "../letters.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { type KnownPerson, personNamed } from "../operator.store.ts";

/** @throws Misuse */
function addressOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { data } = emailRule.safeParse(text);
  if (data === undefined) throw new Misuse(`"${text}" is not an email address.`);
  return data;
}

/** Why none of it can be done or would help; undefined if it can. */
async function obstacleOf(
  { database, now }: CommandContext,
  person: KnownPerson,
  address: string | undefined,
): Promise<readonly [code: string, sentence: string] | undefined> {
  const name = nameOf(person);
  const institution = person.institution ?? "an institution";
  const details = await database.withActor(system("sign-in"), (trx) => readDetails(trx, person.id));
  if (details.signs_in_at)
    return [
      "signs-in-elsewhere",
      `${name} logs in through ${institution}: its admins help. "sign-on-off" lets them all in by passwords where its single sign-on does not work.`,
    ];
  if (address !== undefined) {
    const holder = await database.withActor(system("operator"), (trx) =>
      personNamed(trx, address, now),
    );
    if (!holder) return undefined;
    if (holder.id !== person.id)
      return ["email-in-use", `${address} is the address of an account.`];
    return ["same-address", `${address} is the address of ${name} already.`];
  }
  if (details.one_time_codes) return undefined;
  if (details.requires_one_time_codes)
    return [
      "codes-required",
      `${institution} asks everybody for codes: give ${name} another address with --email.`,
    ];
  return ["no-codes", `${name} is asked for no codes: nothing to do.`];
}

export const lostMailbox: Command = {
  name: "lost-mailbox",
  summary: "Lets a person in again whom codes by email do not reach anymore.",
  more: "Codes at each login are switched off, and with --email the account gets another address. The one\nbefore is told. Make sure first who asks: whoever reads the new address can set a password.",
  operands: [userOperand],
  options: { email: { value: "ADDRESS", about: "the person's address from now on" } },
  async prepare(context, { operands: [user = ""], options }) {
    const address = addressOf(options.email);
    const person = await namedPerson(context, user);
    const about = [{ id: person.id, type: person.type }];
    const obstacle = await obstacleOf(context, person, address);
    if (obstacle) throw new CommandRefusal(...obstacle, about);
    const name = nameOf(person);
    const moves = address ? ` and makes ${address} the address` : "";
    return {
      about,
      will: `Switches codes at each login off for ${name}${moves}.`,
      async run() {
        const parts = { ...(await lettersOf(context)), db: context.database };
        await replaceMailbox(parts, person.id, address, context.now);
        return {
          says: address
            ? `The address of ${name} is ${address}. A password can be set by a link to it.`
            : `${name} logs in without a code.`,
          data: { userId: person.id, email: address ?? person.email, oneTimeCodes: false },
        };
      },
    };
  },
};
