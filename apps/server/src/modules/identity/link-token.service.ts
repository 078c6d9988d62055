import { dayMs, hourMs } from "@regain/contract/durations";
import { type LinkPurpose, linkPurposes } from "@regain/contract/link-purposes";
import { v7 } from "uuid";
import { type LinkActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import {
  findLinkToken,
  type GivenLinkRow,
  insertLinkToken,
  markLinkTokenUsed,
  revokeLinkTokens,
} from "./link-token.store.ts";
import { newToken, tokenHash } from "./token.ts";

/** How long a mailed link stays valid, in ms; null: as long as there is an account. */
const linkLife: Readonly<Record<LinkPurpose, number | null>> = {
  "sign-in": hourMs / 2,
  "reset-password": hourMs,
  invitation: 7 * dayMs,
  activation: 30 * dayMs,
  "homework-invitation": 30 * dayMs,
  "do-not-contact": 730 * dayMs,
  "mail-choice": null,
  "therapist-consult": 90 * dayMs,
  "progress-report": 30 * dayMs,
  subscribe: 90 * dayMs,
  retrial: 30 * dayMs,
  survey: 90 * dayMs,
  scholarship: 90 * dayMs,
};

function endOfLink(purpose: LinkPurpose, now: Date): Date | null {
  const life = linkLife[purpose];
  return life === null ? null : new Date(now.getTime() + life);
}

export interface NewLink {
  readonly purpose: LinkPurpose;
  readonly userId?: string;
  readonly email?: string;
  /** What its page needs to know. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Instead of the purpose's usual lifetime. */
  readonly expiresAt?: Date;
}

/** Creates a link for a mail; returns its token, which is stored nowhere. */
export async function issueLink(trx: Trx, link: NewLink, now: Date): Promise<string> {
  const token = newToken("link");
  await insertLinkToken(trx, {
    id: v7(),
    token_hash: tokenHash(token),
    purpose: link.purpose,
    user_id: link.userId ?? null,
    email: link.email ?? null,
    data: JSON.stringify(link.data ?? {}),
    created_at: now,
    expires_at: link.expiresAt ?? endOfLink(link.purpose, now),
    used_at: null,
    revoked_at: null,
  });
  return token;
}

/** As `issueLink`, but revokes what was sent before. */
export async function reissueLink(
  trx: Trx,
  link: NewLink & { readonly userId: string },
  now: Date,
): Promise<string> {
  await revokeLinkTokens(trx, link.userId, link.purpose, now);
  return issueLink(trx, link, now);
}

type LinkProblem = "link-unknown" | "link-used" | "link-expired";

/** Somebody suspended may still say that we should not write to them. */
const openToSuspended: ReadonlySet<LinkPurpose> = new Set(["do-not-contact", "mail-choice"]);

const isShutOut = ({ user_status: status, purpose }: GivenLinkRow): boolean =>
  status !== null && status !== "ACTIVE" && !openToSuspended.has(purpose);

function problemOf(
  row: GivenLinkRow,
  purposes: readonly LinkPurpose[],
  now: Date,
): LinkProblem | undefined {
  if (!purposes.includes(row.purpose)) return "link-unknown";
  if (row.used_at) return "link-used";
  const isOver = row.revoked_at || (row.expires_at && row.expires_at <= now) || isShutOut(row);
  return isOver ? "link-expired" : undefined;
}

export interface FoundLink {
  readonly link: LinkActor;
  /** Why it does not work here. */
  readonly problem: LinkProblem | undefined;
}

/** A link that was once issued, even if it is for another page or no longer valid. */
export async function findLink(
  database: Database,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<FoundLink | undefined> {
  const found = await database.withActor(system("sign-in"), (trx) =>
    findLinkToken(trx, tokenHash(token)),
  );
  if (!found) return undefined;
  const { id, purpose, user_id: userId, user_type: userType, email, data } = found;
  const link = { kind: "link", purpose, tokenId: id, userId, userType, email, data } as const;
  return { link, problem: problemOf(found, purposes, now) };
}

/** Whether a link still works. Requires the actor `jobs` or `sign-in`. */
export async function isOpenLink(trx: Trx, token: string, now: Date): Promise<boolean> {
  const found = await findLinkToken(trx, tokenHash(token));
  return found !== undefined && problemOf(found, linkPurposes, now) === undefined;
}

/**
 * Who arrives by a link. Reading does not use it up, because mail scanners follow links.
 * @throws Refusal `link-unknown`, also if it is for another page; `link-used`, `link-expired`
 */
export async function resolveLink(
  database: Database,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkActor> {
  const found = await findLink(database, token, purposes, now);
  if (!found) throw new Refusal("link-unknown");
  if (found.problem) throw new Refusal(found.problem);
  return found.link;
}

/**
 * Uses up a link: of two tabs that submit at the same moment, one is refused.
 * @throws Refusal `link-used`
 */
export async function redeemLink(trx: Trx, tokenId: string, now: Date): Promise<void> {
  if (!(await markLinkTokenUsed(trx, tokenId, now))) throw new Refusal("link-used");
}
