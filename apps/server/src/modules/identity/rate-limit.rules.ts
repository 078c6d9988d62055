import { networkOf } from "./address.rules.ts";
import type { Limited, RateLimitRule } from "./rate-limit.store.ts";

/** One name from one IP address: somebody trying elsewhere is not held up by a stranger's failures. */
const pairRules = {
  password: { free: 4, longestSeconds: 900 },
  "sign-in link": { free: 3, longestSeconds: 900 },
  "new password": { free: 3, longestSeconds: 900 },
} as const satisfies Record<string, RateLimitRule>;

/** Everything from one IP address: a ward may share it, so the wait stays short. */
const addressRules = {
  password: { free: 30, longestSeconds: 30 },
  "sign-in link": { free: 20, longestSeconds: 60 },
  "new password": { free: 20, longestSeconds: 60 },
  check: { free: 120, longestSeconds: 10 },
  link: { free: 15, longestSeconds: 60 },
  code: { free: 40, longestSeconds: 60 },
  "code letters": { free: 20, longestSeconds: 60 },
  /** What is done by a letter's link: a password, an account, an answer. Each try costs as much as a new password. */
  "by link": { free: 30, longestSeconds: 60 },
  details: { free: 60, longestSeconds: 60 },
  /** Reveals who has an account, as specified: stricter than the check that sign-up makes for each address typed. */
  status: { free: 10, longestSeconds: 900 },
  /** Plans and checkout pages, for names that anyone can type. */
  checkout: { free: 20, longestSeconds: 300 },
} as const satisfies Record<string, RateLimitRule>;

/**
 * What is counted per account, wherever it comes from: tries by somebody who knows its password,
 * and letters to its address.
 */
const accountRules = {
  code: { free: 10, longestSeconds: 900 },
  "code letters": { free: 6, longestSeconds: 900 },
  "own password": { free: 5, longestSeconds: 900 },
  /** Codes for somebody signed in, separate from those of the login: an open session holds up nobody there. */
  "proof code": { free: 10, longestSeconds: 900 },
  "proof letters": { free: 6, longestSeconds: 900 },
  letters: { free: 8, longestSeconds: 900 },
  /** New names and addresses: each answer reveals whether somebody has it. */
  details: { free: 20, longestSeconds: 900 },
  /** Uploads that were not pictures, were cut off or too large: each takes processor time before that is known. */
  pictures: { free: 20, longestSeconds: 300 },
  /** Tables of people to invite, and corrected rows of them: each reveals which addresses have an account. */
  "invitation tables": { free: 20, longestSeconds: 900 },
  "invitation checks": { free: 200, longestSeconds: 60 },
  /** Sent by a clinician, to any addresses. */
  invitations: { free: 30, longestSeconds: 900 },
  /** By an institution's admin: each answer reveals whether somebody has an account, and each sends a letter. */
  colleagues: { free: 60, longestSeconds: 900 },
  "resets by an admin": { free: 30, longestSeconds: 900 },
  /** Tests of an institution's own sign-in: each contacts a server that somebody typed in. */
  "sign-in tests": { free: 20, longestSeconds: 300 },
  /** Exercises of one's own choice: each choice may be another session, and every session is kept. */
  "own choices": { free: 60, longestSeconds: 30 },
} as const satisfies Record<string, RateLimitRule>;

export const limitOfPair = (what: keyof typeof pairRules, who: string, ip: string): Limited => ({
  subject: `${what}: pair ${who} ${networkOf(ip)}`,
  rule: pairRules[what],
});

export const limitOfIp = (what: keyof typeof addressRules, ip: string): Limited => ({
  subject: `${what}: address ${networkOf(ip)}`,
  rule: addressRules[what],
});

export const limitOfAccount = (what: keyof typeof accountRules, userId: string): Limited => ({
  subject: `${what}: account ${userId}`,
  rule: accountRules[what],
});

/** For one link, wherever it is opened: to it, the link is the account. */
export const limitOfLink = (tokenId: string): Limited => ({
  subject: `by link: link ${tokenId}`,
  rule: { free: 10, longestSeconds: 900 },
});
