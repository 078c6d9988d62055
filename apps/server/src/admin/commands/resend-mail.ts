import { isSameAddress } from "@regain/contract/email-address";
import { system } from "../../db/actor.ts";
import type { MailRow } from "../../db/tables/messaging.ts";
import { accountOf } from "../../modules/account.store.ts";
import { findPayer } from "../../modules/billing/billing.store.ts";
import type { LetterParts } from "../../modules/messaging/letter.service.ts";
import { natureOf } from "../../modules/messaging/letter-kinds.rules.ts";
import { hasLapsed, isOutdated } from "../../modules/messaging/lapsed.service.ts";
import {
  copyMail,
  isLetter,
  mailById,
  sendWaiting,
} from "../../modules/messaging/resend-mail.service.ts";
import { type Command, type CommandContext, CommandRefusal, Misuse } from "../command.ts";
import { wordsOf } from "../letter-rewrites.rules.ts";
import { type Anew, letterRewrites, type Written } from "../letter-rewrites.ts";
import { lettersOf, onItsWay } from "../letters.ts";
import { mailLine } from "../mail-line.ts";
import { isId, type KnownPerson, personNamed } from "../operator.store.ts";
import { passwordObstacle } from "../password-obstacle.ts";

async function findMessage({ database, now }: CommandContext, id: string) {
  if (!isId(id)) throw new Misuse('Name a message by its id, which "mails" shows.');
  const found = await database.withActor(system("operator"), async (trx) => {
    const mail = await mailById(trx, id);
    const person = mail?.user_id ? await personNamed(trx, mail.user_id, now) : undefined;
    return mail && { mail, person };
  });
  if (!found)
    throw new CommandRefusal(
      "not-found",
      "There is no such message. Messages are kept for 30 days.",
    );
  return found;
}

/** How it is sent, unchanged or written again, and to which address. */
interface Way {
  readonly says: string;
  readonly to: string;
  go(letters: LetterParts): Promise<void>;
}

function refusal(code: string, sentence: string): CommandRefusal {
  return new CommandRefusal(code, sentence);
}

function asItIs({ database, config, now }: CommandContext, mail: MailRow): Way {
  const again = config.smtpUrl
    ? (letters: LetterParts) =>
        database.withActor(system("jobs"), (trx) => sendWaiting(trx, letters, mail))
    : (letters: LetterParts) =>
        database.withActor(system("jobs"), (trx) => copyMail(trx, letters, mail, now));
  return { says: "as it is", to: mail.recipient, go: again };
}

/** @returns why it is not written again */
async function obstacleTo(
  { database, now }: CommandContext,
  { isForAddress, followsAccount, setsPassword, whyNot }: Anew,
  { mail, person }: Written,
): Promise<CommandRefusal | undefined> {
  if (!person) return undefined;
  const goesThere = isForAddress || followsAccount;
  if (!goesThere && !isSameAddress(person.email, mail.recipient))
    return refusal(
      "other-address",
      `The account has another address now (${person.email ?? "none"}): this message went to ${mail.recipient}.`,
    );
  if (natureOf(mail.template).isOwnAccord && isOutdated(person, mail))
    return refusal("not-true-any-more", "The account is suspended, or is to be deleted.");
  if (setsPassword) {
    const obstacle = await passwordObstacle(database, person);
    if (obstacle) return obstacle;
  }
  const { account, payer } = await database.withActor(system("sign-in"), async (trx) => ({
    account: await accountOf(trx, person.id),
    payer: await findPayer(trx, person.id),
  }));
  const why = account && whyNot?.({ person, account, payer, words: wordsOf(mail.content), now });
  return why ? refusal("not-true-any-more", why) : undefined;
}

async function writtenAnew(
  context: CommandContext,
  mail: MailRow,
  person: KnownPerson | undefined,
): Promise<Way | CommandRefusal> {
  const { template } = mail;
  const anew = isLetter(template) ? letterRewrites[template] : null;
  if (!anew || !isLetter(template))
    return refusal(
      "cannot-be-rewritten",
      "Sent messages are kept without their links and codes, and this kind cannot be written again: the person can request it where they did before.",
    );
  const to = (anew.followsAccount && person?.email) || mail.recipient;
  const written: Written = { mail: { ...mail, template, recipient: to }, person };
  const obstacle = await obstacleTo(context, anew, written);
  if (obstacle) return obstacle;
  return {
    says: "written again, with a new link if it has one",
    to,
    async go(letters) {
      const { database, now } = context;
      const isWritten = await database.withActor(anew.actor, (trx) =>
        anew.write(trx, letters, written, now),
      );
      if (!isWritten) throw refusal("address-suppressed", `${to} does not want any mail from us.`);
    },
  };
}

export const resendMail: Command = {
  name: "resend-mail",
  summary: "Sends a message again.",
  more: "As it is while it is waiting and of use; otherwise written again, if what it says is still true.\nLinks sent before stay valid for as long as they said, except that only the latest invitation is valid.",
  operands: [{ name: "MESSAGE", about: 'the id of a message, which "mails" shows' }],
  async prepare(context, { operands: [id = ""] }) {
    const { mail, person } = await findMessage(context, id.trim());
    const about = person ? [{ id: person.id, type: person.type }] : [];
    const { subject } = mailLine(mail);
    const isGood =
      mail.sent_at === null &&
      !natureOf(mail.template).hasCode &&
      !(await context.database.withActor(system("jobs"), (trx) =>
        hasLapsed(trx, mail, context.now),
      ));
    const way = isGood ? asItIs(context, mail) : await writtenAnew(context, mail, person);
    if (way instanceof CommandRefusal) throw new CommandRefusal(way.code, way.message, about);
    return {
      about,
      will: `Sends "${subject}" to ${way.to} once more, ${way.says}.`,
      async run() {
        await way.go(await lettersOf(context));
        const says = onItsWay(context, way.to);
        return { says, data: { mailId: mail.mail_id, to: way.to, how: way.says } };
      },
    };
  },
};
