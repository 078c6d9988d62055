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
      `${name} logs in through ${institution}: its admins can help. If its single sign-on does not work, "sign-on-off" lets everybody there log in with passwords.`,
    ];
  if (address !== undefined) {
    const holder = await database.withActor(system("operator"), (trx) =>
      personNamed(trx, address, now),
    );
    if (!holder) return undefined;
    if (holder.id !== person.id)
      return ["email-in-use", `${address} is already the address of another account.`];
    return ["same-address", `${address} is already the address of ${name}.`];
  }
  if (details.one_time_codes) return undefined;
  if (details.requires_one_time_codes)
    return [
      "codes-required",
      `${institution} requires codes of everybody: give ${name} another address with --email.`,
    ];
  return ["no-codes", `${name} is not asked for codes: nothing to do.`];
}

export const lostMailbox: Command = {
  name: "lost-mailbox",
  summary: "Lets a person who no longer receives codes by email log in again.",
  more: "Turns off codes at login and, with --email, gives the account another address; the old address is notified.\nFirst make sure who is asking: whoever reads mail at the new address can set a password.",
  operands: [userOperand],
  options: { email: { value: "ADDRESS", about: "the person's new address" } },
  async prepare(context, { operands: [user = ""], options }) {
    const address = addressOf(options.email);
    const person = await namedPerson(context, user);
    const about = [{ id: person.id, type: person.type }];
    const obstacle = await obstacleOf(context, person, address);
    if (obstacle) throw new CommandRefusal(...obstacle, about);
    const name = nameOf(person);
    const moves = address ? ` and changes the address to ${address}` : "";
    return {
      about,
      will: `Turns off codes at login for ${name}${moves}.`,
      async run() {
        const parts = { ...(await lettersOf(context)), db: context.database };
        await replaceMailbox(parts, person.id, address, context.now);
        return {
          says: address
            ? `The address of ${name} is now ${address}. A link sent there can set a password.`
            : `${name} can now log in without a code.`,
          data: { userId: person.id, email: address ?? person.email, oneTimeCodes: false },
        };
      },
    };
  },
};
