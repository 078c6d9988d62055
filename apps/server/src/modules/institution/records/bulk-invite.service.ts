import type { RowVerdict } from "@regain/contract/bulk-invitation";
import { dayMs } from "@regain/contract/durations";
import type { ListedPerson } from "@regain/contract/entities/bulk-invitation";
import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { invite } from "../../invitation/invitation.service.ts";
import type { LetterParts } from "../../messaging/letter.service.ts";
import { readRow, verdictOf } from "./bulk-invite.rules.ts";
import { countInvitedSince, knownAddresses } from "./bulk-invite.store.ts";

const actor = system("sign-up");

/** Invitations an institution can send within a day: one full table. */
const maxInvitationsPerDay = 10_000;

/** Addresses looked up per statement: with more, others would wait for it. */
const lookedUpAtOnce = 1_000;

async function judgeSome(
  trx: Trx,
  institutionId: string,
  rows: readonly ListedPerson[],
  now: Date,
): Promise<RowVerdict[]> {
  const read = rows.map(readRow);
  const addresses = read.flatMap((one) => (typeof one === "string" ? [] : [one.email]));
  const knownOf = await knownAddresses(trx, institutionId, addresses);
  return read.map((one) =>
    typeof one === "string" ? one : verdictOf(one, knownOf(one.email), institutionId, now),
  );
}

/** What would become of each row as things are now. */
export async function judgeRows(
  database: Database,
  institutionId: string,
  rows: readonly ListedPerson[],
  now: Date,
): Promise<RowVerdict[]> {
  const verdicts: RowVerdict[] = [];
  for (let from = 0; from < rows.length; from += lookedUpAtOnce) {
    const some = rows.slice(from, from + lookedUpAtOnce);
    verdicts.push(
      ...(await database.withActor(actor, (trx) => judgeSome(trx, institutionId, some, now))),
    );
  }
  return verdicts;
}

export interface Sending {
  readonly database: Database;
  readonly letters: LetterParts;
  readonly institutionId: string;
  /** The admin. */
  readonly invitedBy: string;
  readonly now: Date;
}

type OnInvited = (invitationId: string) => Promise<void>;

/** What became of a row, with the invitation's id if one was sent. */
interface SentRow {
  readonly verdict: RowVerdict;
  readonly id?: string;
}

/** In a transaction of its own, so that what becomes of one row does not affect the others. */
async function sendRow(
  { database, letters, institutionId, invitedBy, now }: Sending,
  row: ListedPerson,
  onInvited: OnInvited,
): Promise<RowVerdict> {
  const person = readRow(row);
  if (typeof person === "string") return person;
  const done = await database.withActor(actor, async (trx): Promise<SentRow> => {
    const [verdict = "email-wrong"] = await judgeSome(trx, institutionId, [row], now);
    if (verdict !== "invite") return { verdict };
    try {
      const { id } = await invite(trx, letters, { ...person, institutionId, invitedBy }, now);
      return { verdict: "sent", id };
    } catch (error) {
      // Somebody else invited them at the same moment.
      if (error instanceof Refusal && error.code === "already-invited")
        return { verdict: error.code };
      throw error;
    }
  });
  if (done.id) await onInvited(done.id);
  return done.verdict;
}

/**
 * Invites the people in some rows, one after another. Sending the same rows again invites nobody
 * twice.
 * @param onInvited gets the id of each invitation once it is stored, before the next row is
 *   processed
 * @returns what became of each row
 * @throws Refusal `too-many-invitations` before anything is sent
 */
export async function sendRows(
  sending: Sending,
  rows: readonly ListedPerson[],
  onInvited: OnInvited,
): Promise<RowVerdict[]> {
  const { database, institutionId, now } = sending;
  const since = new Date(now.getTime() - dayMs);
  const sent = await database.withActor(actor, (trx) =>
    countInvitedSince(trx, institutionId, since),
  );
  if (sent >= maxInvitationsPerDay) throw new Refusal("too-many-invitations");
  const verdicts: RowVerdict[] = [];
  for (const row of rows) verdicts.push(await sendRow(sending, row, onInvited));
  return verdicts;
}
