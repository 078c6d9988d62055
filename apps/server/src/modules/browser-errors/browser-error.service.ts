import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { publish } from "../../lib/server-events.ts";
import { networkOf } from "../identity/address.rules.ts";
import { enforceRateLimitsNow } from "../identity/rate-limit.service.ts";
import { browserOf, fingerprintOf, keptMessage, type SentError } from "./browser-error.rules.ts";
import { insertBrowserError } from "./browser-error.store.ts";

/** What a ward of broken devices may report in an hour; after that, one a minute is still accepted. */
const rule = { free: 100, longestSeconds: 60 } as const;

/** @throws Refusal `too-many-requests` */
export async function keepBrowserError(
  database: Database,
  error: SentError,
  from: { readonly ip: string; readonly userAgent: string },
  now: Date,
): Promise<void> {
  await enforceRateLimitsNow(
    database,
    [{ subject: `browser errors: address ${networkOf(from.ip)}`, rule }],
    now,
  );
  const { kind, frames, page, build } = error;
  await database.withActor(system("tracking"), (trx) =>
    insertBrowserError(trx, {
      fingerprint: fingerprintOf(error),
      kind,
      name: keptMessage(error.name),
      message: keptMessage(error.message),
      frames: JSON.stringify(frames),
      page,
      build,
      browser: browserOf(from.userAgent),
      first_at: now,
      last_at: now,
    }),
  );
  publish("browserError", { kind });
}
