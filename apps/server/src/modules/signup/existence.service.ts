import { email as emailRule, username as usernameRule } from "@regain/contract/field-rules";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { enforceRateLimits } from "../identity/rate-limit.service.ts";
import { emailIsUsed, usernameIsUsed } from "./new-account.store.ts";
import { limitOfNetwork } from "./sign-up-limits.rules.ts";

export type Existence = boolean | "invalid";

const kinds = {
  email: { rule: emailRule, isUsed: emailIsUsed },
  username: { rule: usernameRule, isUsed: usernameIsUsed },
} as const;

/** @throws Refusal `too-many-requests` */
export async function existenceOf(
  database: Database,
  kind: keyof typeof kinds,
  { text, ip }: { readonly text: string; readonly ip: string },
  now: Date,
): Promise<Existence> {
  const limits = [limitOfNetwork("existence", ip)];
  await database.withActor(system("sign-in"), (trx) => enforceRateLimits(trx, limits, now));
  const { rule, isUsed } = kinds[kind];
  const read = rule.safeParse(text);
  if (!read.success) return "invalid";
  return database.withActor(system("sign-up"), (trx) => isUsed(trx, read.data));
}
