import { english } from "@regain/content/en/content";
import type { LetterKind } from "@regain/content/en/letters";
import { format } from "@regain/content/format";
import { v7 } from "uuid";
import type { MailContent } from "../../adapters/mail/mail.ts";
import type { Trx } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { canBeRefused, type MailKind, natureOf } from "./letter-kinds.rules.ts";
import { insertMail } from "./mail.store.ts";
import { findSuppressed, isSuppressed } from "./suppression.store.ts";

export interface LetterParts {
  readonly jobs: Jobs;
  /** The web app's URL, without a trailing slash. */
  readonly publicUrl: string;
}

export interface NewLetter {
  readonly kind: LetterKind;
  readonly to: string;
  /** Whose account it is about, if any. */
  readonly userId?: string;
  /** For the placeholders, and for the table's rows by name. */
  readonly values?: Readonly<Record<string, string>>;
  /** Path and query of where its button leads. */
  readonly path?: string;
}

/**
 * Whether it would be written: somebody who does not want to be contacted gets only the letters
 * they ask for one by one.
 */
export const isWanted = async (
  trx: Trx,
  { kind, to }: { readonly kind: MailKind; readonly to: string },
): Promise<boolean> => !canBeRefused(kind) || !(await isSuppressed(trx, to));

/** Which of these addresses it would not be written to. */
export const unwantedAmong = (
  trx: Trx,
  kind: LetterKind,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> =>
  canBeRefused(kind) ? findSuppressed(trx, addresses) : Promise.resolve(new Set<string>());

/** The link is for the address; it is deleted with the account, if it is about one. */
async function openOptOut(
  trx: Trx,
  publicUrl: string,
  { kind, to, userId }: Pick<NewLetter, "kind" | "to" | "userId">,
  now: Date,
): Promise<NonNullable<MailContent["optOut"]>> {
  const whose = { email: to, ...(userId ? { userId } : {}) };
  const mails = natureOf(kind).choosable;
  if (!mails) {
    const token = await issueLink(trx, { purpose: "do-not-contact", ...whose }, now);
    return { text: english.mails.optOut, address: `${publicUrl}/do-not-contact?token=${token}` };
  }
  const token = await issueLink(trx, { purpose: "mail-choice", ...whose, data: { mails } }, now);
  return { text: english.mails.stop[mails], address: `${publicUrl}/mail-choice?token=${token}` };
}

/** How not to get another one, for the kinds that can be refused. */
export const optOutOf = async (
  trx: Trx,
  publicUrl: string,
  letter: Pick<NewLetter, "kind" | "to" | "userId">,
  now: Date,
): Promise<Pick<MailContent, "optOut">> =>
  canBeRefused(letter.kind) ? { optOut: await openOptOut(trx, publicUrl, letter, now) } : {};

export function composeLetter(
  { kind, values = {}, path }: Omit<NewLetter, "to">,
  publicUrl: string,
): MailContent {
  const letter = english.letters[kind];
  const rows = "rows" in letter ? Object.entries(letter.rows) : [];
  return {
    subject: format(letter.subject, values),
    heading: format(letter.heading, values),
    // An empty text is no paragraph.
    paragraphs: letter.paragraphs.map((paragraph) => format(paragraph, values)).filter(Boolean),
    rows: rows.flatMap(([name, label]) => (values[name] ? [[label, values[name]] as const] : [])),
    ...("button" in letter
      ? { button: { text: letter.button, address: `${publicUrl}${path ?? "/"}` } }
      : {}),
    footer: format(letter.footer, values),
  };
}

/**
 * Writes a letter; it is sent once the transaction has committed. Requires the actor `sign-in`,
 * `sign-up`, `jobs` or `demo`.
 * @returns whether it was written; it is not if the recipient does not want to be contacted
 */
export async function writeLetter(
  trx: Trx,
  { jobs, publicUrl }: LetterParts,
  letter: NewLetter,
  now: Date,
): Promise<boolean> {
  const { kind, to, userId = null } = letter;
  if (!(await isWanted(trx, letter))) return false;
  const id = v7();
  const content = {
    ...composeLetter(letter, publicUrl),
    ...(await optOutOf(trx, publicUrl, letter, now)),
  };
  await insertMail(trx, { id, userId, template: kind, to, content }, now);
  await enqueueMail(trx, jobs, { mailId: id, template: kind });
  return true;
}
