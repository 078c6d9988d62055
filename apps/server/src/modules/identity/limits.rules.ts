import { networkOf } from "./address.rules.ts";
import type { Limited, LimitRule } from "./sign-in-limit.store.ts";

/** One name from one address: who tries elsewhere is not held up by a stranger's failures. */
const pairRules = {
  password: { free: 4, longestSeconds: 900 },
  "sign-in link": { free: 3, longestSeconds: 900 },
  "new password": { free: 3, longestSeconds: 900 },
} as const satisfies Record<string, LimitRule>;

/** All that comes from one address: a ward may share it, so the wait stays short. */
const addressRules = {
  password: { free: 30, longestSeconds: 30 },
  "sign-in link": { free: 20, longestSeconds: 60 },
  "new password": { free: 20, longestSeconds: 60 },
  check: { free: 120, longestSeconds: 10 },
  link: { free: 15, longestSeconds: 60 },
  code: { free: 40, longestSeconds: 60 },
  "code letters": { free: 20, longestSeconds: 60 },
  /** What a letter's link settles: a password, an account, an answer. Each try takes the work of a new password. */
  "by link": { free: 30, longestSeconds: 60 },
  details: { free: 60, longestSeconds: 60 },
  /** Reveals who has an account, by specification: harder than what the sign-up asks for each address typed. */
  status: { free: 10, longestSeconds: 900 },
  /** Plans and pages to pay on, for names that anybody can type. */
  checkout: { free: 20, longestSeconds: 300 },
} as const satisfies Record<string, LimitRule>;

/** What is counted for an account, from wherever it comes: of who knows its password, and of letters to its address. */
const accountRules = {
  code: { free: 10, longestSeconds: 900 },
  "code letters": { free: 6, longestSeconds: 900 },
  "own password": { free: 5, longestSeconds: 900 },
  /** Codes for who is signed in, apart from those of the login: an open session holds nobody up there. */
  "proof code": { free: 10, longestSeconds: 900 },
  "proof letters": { free: 6, longestSeconds: 900 },
  letters: { free: 8, longestSeconds: 900 },
  /** New names and addresses: each answer tells whether somebody has it. */
  details: { free: 20, longestSeconds: 900 },
  /** Pictures that were none, broken off or too large: each takes a processor's time before that is known. */
  pictures: { free: 20, longestSeconds: 300 },
  /** Tables of people to invite, and rows of them that were corrected: each tells of addresses who has one. */
  "invitation tables": { free: 20, longestSeconds: 900 },
  "invitation checks": { free: 200, longestSeconds: 60 },
  /** By a clinician, to whatever addresses. */
  invitations: { free: 30, longestSeconds: 900 },
  /** By an institution's admin: each answer tells whether somebody has an account, and each makes a letter. */
  colleagues: { free: 60, longestSeconds: 900 },
  "resets by an admin": { free: 30, longestSeconds: 900 },
  /** Of an institution's own sign-in: each asks a server that somebody typed in. */
  "sign-in tests": { free: 20, longestSeconds: 300 },
  /** Exercises of one's own choice: each choice may be another session, and every session stays. */
  "own choices": { free: 60, longestSeconds: 30 },
} as const satisfies Record<string, LimitRule>;

export const limitOfPair = (what: keyof typeof pairRules, who: string, ip: string): Limited => ({
  subject: `${what}: pair ${who} ${networkOf(ip)}`,
  rule: pairRules[what],
});

export const limitOfAddress = (what: keyof typeof addressRules, ip: string): Limited => ({
  subject: `${what}: address ${networkOf(ip)}`,
  rule: addressRules[what],
});

export const limitOfAccount = (what: keyof typeof accountRules, userId: string): Limited => ({
  subject: `${what}: account ${userId}`,
  rule: accountRules[what],
});

/** Of one link, from wherever it is opened: to it, the link is the account. */
export const limitOfLink = (tokenId: string): Limited => ({
  subject: `by link: link ${tokenId}`,
  rule: { free: 10, longestSeconds: 900 },
});
