import { networkOf } from "../identity/address.rules.ts";

/**
 * More than a busy ward or person does in an hour; beyond that, one every few seconds is still
 * accepted, so that a flood stays a trickle and a long day is not lost.
 */
const addressRules = {
  events: { free: 2_000, longestSeconds: 2 },
  links: { free: 200, longestSeconds: 5 },
} as const;

const userRule = { free: 600, longestSeconds: 5 } as const;

/** What comes from one IP address, whoever sends it. */
export const limitOfNetwork = (what: keyof typeof addressRules, ip: string) => ({
  subject: `${what}: address ${networkOf(ip)}`,
  rule: addressRules[what],
});

export const limitOfUser = (userId: string) => ({
  subject: `events: account ${userId}`,
  rule: userRule,
});
