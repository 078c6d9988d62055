import { addressKey } from "@regain/contract/email-address";
import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { type Account, findAccount } from "../account.store.ts";
import { enforceRateLimits } from "./rate-limit.service.ts";
import { limitOfAccount, limitOfIp, limitOfPair } from "./rate-limit.rules.ts";
import { incrementTries } from "./rate-limit.store.ts";

/** The recipient of a letter that somebody asked for by typing a name. */
export interface Addressee {
  /** Missing for `nobody`. */
  readonly userId?: string;
  readonly email: string;
  readonly name: string;
  readonly username: string;
}

export interface Asked {
  readonly what: "sign-in link" | "new password";
  /** As typed: an email address or a username. */
  readonly name: string;
  readonly ip: string;
}

/** A request by somebody who cannot log in otherwise. */
export interface Asking extends Omit<Asked, "what"> {
  /** Where they were going. */
  readonly returnUrl: string | undefined;
}

/** Stands in for anyone without an account, an address, or a password to set. */
const nobody: Addressee = { email: "nobody@regain.invalid", name: "Nobody", username: "nobody" };

/** Rolls back what was written to nobody. */
class NotKept extends Error {}

function addresseeOf(account: Account | undefined): Addressee | undefined {
  if (account?.status !== "ACTIVE" || !account.email) return undefined;
  // Somebody who signs in at an institution gets in there or nowhere: it may have locked them out.
  if (account.signs_in_at) return undefined;
  const { id, email, first_name, username } = account;
  return { userId: id, email, name: first_name ?? username, username };
}

/**
 * Writes to the person with that name. If there is none, the same work is done and rolled back, so
 * that neither words nor timing reveal who has an account.
 * @throws Refusal `too-many-requests`
 */
export async function writeToAccount(
  database: Database,
  { what, name, ip }: Asked,
  now: Date,
  write: (trx: Trx, to: Addressee) => Promise<void>,
): Promise<void> {
  const actor = system("sign-in");
  const typed = name.trim();
  const limits = [limitOfPair(what, addressKey(typed), ip), limitOfIp(what, ip)];
  await database.withActor(actor, (trx) => enforceRateLimits(trx, limits, now));
  try {
    await database.withActor(actor, async (trx) => {
      const found = addresseeOf(await findAccount(trx, typed));
      const wait = await incrementTries(
        trx,
        limitOfAccount("letters", found?.userId ?? typed),
        now,
      );
      await write(trx, found ?? nobody);
      if (!found || wait > 0) throw new NotKept();
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
}
