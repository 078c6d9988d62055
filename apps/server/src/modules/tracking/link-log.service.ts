import { v7 } from "uuid";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { redact, redactText } from "../../lib/redact.ts";
import { enforceRateLimits } from "../identity/rate-limit.service.ts";
import { truncateIp, sanitizeUrl } from "./sanitize-url.rules.ts";
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
  const destination = sanitizeUrl(use.destination);
  if (destination === undefined)
    throw new Refusal("malformed-request", { fields: { destination: "This is no address." } });
  const limits = [limitOfNetwork("links", use.ip)];
  await database.withActor(system("sign-in"), (trx) => enforceRateLimits(trx, limits, now));
  await database.withActor(system("tracking"), (trx) =>
    insertLinkUse(trx, {
      id: v7(),
      at: now,
      ip: truncateIp(use.ip),
      destination,
      referrer: (use.referrer && sanitizeUrl(use.referrer)) || null,
      user_agent: use.userAgent === undefined ? null : redactText(use.userAgent),
      metadata: JSON.stringify(redact(use.metadata)),
    }),
  );
}
