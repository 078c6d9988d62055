import type { optOutState } from "@regain/contract/entities/opt-out";
import type * as z from "zod/mini";
import { type LinkActor, system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { isSuppressed, suppressAddress, unsuppressAddress } from "./suppression.store.ts";

export type OptOutState = z.output<typeof optOutState>;

/** Who asks not to be contacted, or to be contacted again. */
type Asker = UserActor | LinkActor;

/** Whether nobody is to write to this address, of their own accord. Without one there is nothing to refuse. */
export const hasOptedOut = async (trx: Trx, email: string | null): Promise<boolean> =>
  email !== null && (await isSuppressed(trx, email));

async function stateOf(trx: Trx, asker: Asker): Promise<OptOutState> {
  const person = asker.userId ? await loadPerson(trx, asker.userId) : undefined;
  // A link is about the address it was sent to, even if the account has another one by now.
  const sentTo = asker.kind === "link" ? asker.email : null;
  const email = sentTo ?? person?.email ?? null;
  return {
    username: person?.username ?? null,
    email,
    isOptedOut: await hasOptedOut(trx, email),
  };
}

/** Who a link or a session names, and whether they are written to. */
export const readNoEmailState = (database: Database, asker: Asker): Promise<OptOutState> =>
  database.withActor(system("sign-up"), (trx) => stateOf(trx, asker));

/**
 * Stops mail to the asker's own address, or resumes it. Doing it twice does no harm.
 * @throws Refusal `no-email-address`
 */
export function setOptedOut(
  database: Database,
  asker: Asker,
  isOptedOut: boolean,
  now: Date,
): Promise<OptOutState> {
  return database.withActor(system("sign-up"), async (trx) => {
    const state = await stateOf(trx, asker);
    if (state.email === null) throw new Refusal("no-email-address");
    if (isOptedOut) await suppressAddress(trx, state.email, now);
    else await unsuppressAddress(trx, state.email);
    return { ...state, isOptedOut };
  });
}

/** Who did not want to be written to at one address is not at their next one, either. */
export async function carryOptOut(trx: Trx, from: string, to: string, now: Date): Promise<void> {
  if (await isSuppressed(trx, from)) await suppressAddress(trx, to, now);
}
