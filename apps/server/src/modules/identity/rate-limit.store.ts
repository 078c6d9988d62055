import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";

/** How soon failures begin to cost time, and how much. */
export interface RateLimitRule {
  /** Failures that cost nothing. This many are forgotten per hour, one by one. */
  readonly free: number;
  /** The wait doubles from one second with each further failure, up to this. */
  readonly longestSeconds: number;
}

export interface Limited {
  /** What is limited, in plain text; only its hash is stored. */
  readonly subject: string;
  readonly rule: RateLimitRule;
}

/** After this long without a try or a wait, the count starts over. */
const forgottenAfter = "1 hour";

/** The exponent is capped, or the power would exceed the range of an interval. */
const highestExponent = 16;

function hashed(subject: string): Buffer {
  return createHash("sha256").update(subject).digest();
}

/**
 * What is left of a count, and since when the rest is being forgotten. Failures are forgotten one
 * by one, so that somebody who keeps coming, like a hospital behind one address, is not slowed by
 * what was long ago. The clock advances only by what was forgotten: part of the time until the next
 * is not lost, however often somebody tries.
 */
function leftOf({ free }: RateLimitRule, now: Date) {
  const forgotten = sql<number>`greatest(0, floor(
    extract(epoch from ${now}::timestamptz - sign_in_attempts.last_failed_at) * ${free}::integer / 3600))::integer`;
  const failures = sql<number>`case
    when sign_in_attempts.blocked_until <= ${now}::timestamptz - ${forgottenAfter}::interval then 0
    else greatest(0, sign_in_attempts.failures - ${forgotten}) end`;
  const since = sql<Date>`case when ${failures} = 0 then ${now}::timestamptz
    else sign_in_attempts.last_failed_at + ${forgotten} * interval '1 hour' / ${free}::integer end`;
  return { failures, since };
}

/**
 * Counts a try as failed before it is judged, in one statement, so that a hundred tries sent at
 * once are counted like a hundred sent one by one. Returns the seconds to wait, 0 if the try may
 * proceed.
 */
export async function incrementTries(
  trx: Trx,
  { subject, rule }: Limited,
  now: Date,
): Promise<number> {
  const left = leftOf(rule, now);
  const failures = sql<number>`${left.failures} + 1`;
  const wait = sql<Date>`${now}::timestamptz + interval '1 second' * case when ${failures} <= ${rule.free} then 0
    else least(${rule.longestSeconds}, power(2, least(${failures} - ${rule.free} - 1, ${highestExponent}))) end`;
  const counted = await trx
    .insertInto("sign_in_attempts")
    .values({ subject: hashed(subject), failures: 1, last_failed_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .column("subject")
        .doUpdateSet({ failures, last_failed_at: left.since, blocked_until: wait })
        // Free tries block nobody: of two tries on two servers, the later one may be counted first.
        .where((row) =>
          row.or([
            row("sign_in_attempts.blocked_until", "<=", now),
            row("sign_in_attempts.failures", "<=", rule.free),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  if (counted) return 0;
  const { blocked_until } = await trx
    .selectFrom("sign_in_attempts")
    .select("blocked_until")
    .where("subject", "=", hashed(subject))
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil((blocked_until.getTime() - now.getTime()) / 1000));
}

/** Uncounts a try that was no failure after all. */
export async function refundRateLimit(trx: Trx, { subject }: Limited, now: Date): Promise<void> {
  await trx
    .updateTable("sign_in_attempts")
    .set((row) => ({ failures: row("failures", "-", 1), blocked_until: now }))
    .where("subject", "=", hashed(subject))
    .where("failures", ">", 0)
    .execute();
}

export async function forgetTries(trx: Trx, { subject }: Limited): Promise<void> {
  await trx.deleteFrom("sign_in_attempts").where("subject", "=", hashed(subject)).execute();
}

export const deleteTriesBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    { from: "sign_in_attempts", key: ["subject"], where: sql`last_failed_at < ${before}` },
    most,
  );
