import { v7 } from "uuid";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { clean, cleanText } from "../../lib/secrets.ts";
import { countTries } from "../identity/limit.service.ts";
import { coarseAddress, keptAddress } from "./kept-address.rules.ts";
import { insertLinkUse } from "./tracking.store.ts";
import { limitOfNetwork } from "./tracking-limits.rules.ts";

export interface LinkUse {
  readonly destination: string;
  readonly referrer: string | undefined;
  readonly userAgent: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The socket's. */
  readonly ip: string;
}

/**
 * Records that a link was used.
 * @throws Refusal `too-many-requests`; `malformed-request` for a destination that is not a URL
 */
export async function keepLinkUse(database: Database, use: LinkUse, now: Date): Promise<void> {
  const destination = keptAddress(use.destination);
  if (destination === undefined)
    throw new Refusal("malformed-request", { fields: { destination: "This is no address." } });
  const limits = [limitOfNetwork("links", use.ip)];
  await database.withActor(system("sign-in"), (trx) => countTries(trx, limits, now));
  await database.withActor(system("tracking"), (trx) =>
    insertLinkUse(trx, {
      id: v7(),
      at: now,
      ip: coarseAddress(use.ip),
      destination,
      referrer: (use.referrer && keptAddress(use.referrer)) || null,
      user_agent: use.userAgent === undefined ? null : cleanText(use.userAgent),
      metadata: JSON.stringify(clean(use.metadata)),
    }),
  );
}
