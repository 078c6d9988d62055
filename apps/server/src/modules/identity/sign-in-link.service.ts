import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { concernedBy } from "../account.store.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { completeSignIn, type CompletedSignIn } from "./complete-sign-in.service.ts";
import { type Asking, writeToAccount } from "./letter-to-account.service.ts";
import { lockAccount } from "./lock-account.store.ts";
import { enforceRateLimits } from "./rate-limit.service.ts";
import { limitOfIp } from "./rate-limit.rules.ts";
import { issueLink, resolveLink, redeemLink } from "./link-token.service.ts";
import { lockLinkToken } from "./link-token.store.ts";
import { linkPath } from "./return-path.rules.ts";
import { cardSecret, makerOf } from "./sign-in-card.rules.ts";
import { refundRateLimit } from "./rate-limit.store.ts";
import { endsSignOn, isForBrowser } from "./sign-on-link.rules.ts";
import { isLinkToken } from "./token.ts";

/** Sends a link for logging in, if there is such an account. */
export function sendSignInLink(
  database: Database,
  letters: LetterParts,
  { name, ip, returnUrl }: Asking,
  now: Date,
): Promise<void> {
  return writeToAccount(database, { what: "sign-in link", name, ip }, now, async (trx, to) => {
    const { userId, email } = to;
    const whose = userId ? { userId } : {};
    const token = await issueLink(trx, { purpose: "sign-in", ...whose }, now);
    const path = linkPath("/login/link", token, returnUrl);
    const letter = { kind: "signInLink", to: email, values: { name: to.name }, path } as const;
    await writeLetter(trx, letters, { ...letter, ...whose }, now);
  });
}

export interface Arrival {
  /** A link's token, or a card's code as typed. */
  readonly token: string;
  readonly ip: string;
  readonly device: string;
  /** What this browser brought back from its institution. */
  readonly browser: string | undefined;
  /**
   * Set if the person was not asked first: then only a single sign-on counts, which was begun in
   * this browser, but not what a mail or a card brings.
   */
  readonly isSignOnOnly?: boolean | undefined;
}

/**
 * Signs in somebody who comes by a sign-in link, which is used up, or by a card, which is not.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`, `too-many-requests`
 */
export async function signInByLink(
  database: Database,
  { token, ip, device, browser, isSignOnOnly = false }: Arrival,
  now: Date,
): Promise<CompletedSignIn> {
  const actor = system("sign-in");
  const isTyped = !isLinkToken(token);
  const limit = limitOfIp("link", ip);
  if (isTyped) await database.withActor(actor, (trx) => enforceRateLimits(trx, [limit], now));
  const secret = isTyped ? cardSecret(token) : token;
  const link = await resolveLink(database, secret, ["sign-in"], now);
  if (isSignOnOnly && !endsSignOn(link.data)) throw new Refusal("link-unknown");
  return database.withActor(actor, async (trx) => {
    const account = link.userId ? await lockAccount(trx, link.userId) : undefined;
    const isCard = link.data.card === true;
    // A card is a single secret: not enough where two are required. Somebody who signs in elsewhere
    // is sent here only by their institution, by a link that says so.
    const isElsewhere = account?.signs_in_at && !endsSignOn(link.data);
    // Nobody should end up in somebody else's account by a link they were handed.
    const isOthers = !isForBrowser(link.data, browser);
    // A card may have been revoked since it was read; for a link, using it up would show that.
    const isNoCard = isCard && !(await lockLinkToken(trx, link.tokenId));
    const isShut =
      account?.status !== "ACTIVE" ||
      isElsewhere ||
      isOthers ||
      isNoCard ||
      (isCard && account.needs_code);
    if (!account || isShut)
      throw new Refusal("link-expired", account ? { about: concernedBy(account) } : {});
    if (!isCard) await redeemLink(trx, link.tokenId, now);
    if (isTyped) await refundRateLimit(trx, limit, now);
    const way = isCard ? { madeBy: makerOf(link.data) } : "link";
    const accessToken = await completeSignIn(trx, account, device, now, way);
    return { accessToken, concerned: concernedBy(account) };
  });
}
