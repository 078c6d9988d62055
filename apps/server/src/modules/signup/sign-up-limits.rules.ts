import { networkOf } from "../identity/address.rules.ts";

const rules = {
  /** Several people on one ward may sign up in a row. */
  "sign-up": { free: 20, longestSeconds: 900 },
  /** A clinician may add several patients in a row; nobody is asked who they are. */
  "clinic patient": { free: 20, longestSeconds: 900 },
  /** The specification lets anyone ask who has an account, but nobody should get through a list of names. */
  existence: { free: 30, longestSeconds: 900 },
} as const;

/** What is done from one IP address. */
export const limitOfNetwork = (what: keyof typeof rules, ip: string) => ({
  subject: `${what}: address ${networkOf(ip)}`,
  rule: rules[what],
});
