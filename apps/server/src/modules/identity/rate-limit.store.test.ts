import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { incrementTries, forgetTries, type Limited, refundRateLimit } from "./rate-limit.store.ts";

const limited = { subject: "rosa from here", rule: { free: 2, longestSeconds: 10 } };
const start = Date.parse("2026-03-01T12:00:00Z");

function tryAt(database: OwnedDatabase, second: number, limit: Limited = limited): Promise<number> {
  return database.withActor(system("sign-in"), (trx) =>
    incrementTries(trx, limit, new Date(start + second * 1000)),
  );
}

const minute = 60;
const hour = 60 * minute;
const ward = { subject: "a ward", rule: { free: 20, longestSeconds: 900 } };
const lab = { subject: "a lab", rule: { free: 20, longestSeconds: 900 } };
const pair = { subject: "a pair", rule: { free: 4, longestSeconds: 900 } };

/** Keeps coming as often as it is let in; returns the second of each try that was allowed. */
async function insist(
  database: OwnedDatabase,
  limit: Limited,
  { every, until }: { readonly every: number; readonly until: number },
): Promise<number[]> {
  const taken = [];
  for (let second = 0; second < until;) {
    const wait = await tryAt(database, second, limit);
    if (wait === 0) taken.push(second);
    second += Math.max(wait, every);
  }
  return taken;
}

describe("tries at signing in", () => {
  onBothEngines("cost nothing at first, in whatever order they are counted", async (db) => {
    // As on two servers, one of which is a little slower or has a clock that is a little behind.
    expect([await tryAt(db, 5), await tryAt(db, 3)]).toEqual([0, 0]);
    expect(await tryAt(db, 4)).toBe(0);
    expect(await tryAt(db, 4)).toBe(1);
  });

  onBothEngines("cost nothing at first, then twice as long each, up to a bound", async (db) => {
    const waits = [];
    let second = 0;
    for (let failure = 1; failure <= 9; failure += 1) {
      expect(await tryAt(db, second)).toBe(0);
      const wait = failure < 3 ? 0 : await tryAt(db, second);
      waits.push(wait);
      second += wait;
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 10, 10, 10]);
  });

  onBothEngines("that are refused do not count, so waiting helps", async (db) => {
    for (let failure = 0; failure < 3; failure += 1) await tryAt(db, 0);
    for (let impatient = 0; impatient < 20; impatient += 1) expect(await tryAt(db, 0)).toBe(1);
    expect(await tryAt(db, 1)).toBe(0);
  });

  onBothEngines("are forgotten after an hour of peace, or a right password", async (db) => {
    for (let failure = 0; failure < 3; failure += 1) await tryAt(db, 0);
    expect(await tryAt(db, 3_601)).toBe(0);
    expect(await tryAt(db, 3_601)).toBe(0);
    expect(await tryAt(db, 3_601)).toBe(0);
    expect(await tryAt(db, 3_601)).toBe(1);
    await db.withActor(system("sign-in"), (trx) => forgetTries(trx, limited));
    expect(await tryAt(db, 3_601)).toBe(0);
  });

  onBothEngines("can be taken back one by one", async (db) => {
    for (let failure = 0; failure < 3; failure += 1) await tryAt(db, 0);
    await db.withActor(system("sign-in"), (trx) => refundRateLimit(trx, limited, new Date(start)));
    expect(await tryAt(db, 0)).toBe(0);
    expect(await tryAt(db, 0)).toBe(1);
  });

  onBothEngines("sent all at once are counted one by one", async (db) => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => tryAt(db, 0)));
    expect(waits.filter((wait) => wait === 0).length).toBe(3);
  });
});

describe("an address that is never at rest", () => {
  onBothEngines("is not slowed while it keeps below what costs nothing in an hour", async (db) => {
    const until = 8 * hour;
    const nineMinutes = await insist(db, ward, { every: 9 * minute, until });
    expect(nineMinutes).toHaveLength(Math.ceil(until / (9 * minute)));
    const threeMinutes = await insist(db, lab, { every: 3 * minute, until });
    expect(threeMinutes).toHaveLength(until / (3 * minute));
  });

  onBothEngines("is slowed while it does more, and a part of a minute is not lost", async (db) => {
    const eachSecond = await insist(db, ward, { every: 1, until: minute });
    expect(eachSecond.slice(0, 21).at(-1)).toBe(20);
    expect(eachSecond).toHaveLength(26);
    // A little more often than failures are forgotten: that adds up to one in 18 tries.
    const nearly = await insist(db, lab, { every: 170, until: 100 * 170 });
    expect(nearly).toHaveLength(100);
  });

  onBothEngines("is not slowed for a bad morning that good hours followed", async (db) => {
    for (let typo = 0; typo < 24; typo += 1) expect(await tryAt(db, typo * 16, ward)).toBe(0);
    const good = async (second: number) => {
      const wait = await tryAt(db, second, ward);
      await db.withActor(system("sign-in"), (trx) =>
        refundRateLimit(trx, ward, new Date(start + second * 1000)),
      );
      return wait;
    };
    for (let login = 1; login <= 6; login += 1) expect(await good(login * 50 * minute)).toBe(0);
    const rush = [];
    for (let second = 0; second < 20; second += 1)
      rush.push(await tryAt(db, 6 * hour + second, ward));
    expect(rush).toEqual(Array(20).fill(0));
  });
});

onBothEngines("who guesses on has four tries an hour, for as long as they guess", async (db) => {
  const taken = await insist(db, pair, { every: 1, until: 24 * hour });
  for (let begun = 1; begun < 24; begun += 1) {
    const inThisHour = taken.filter((second) => Math.floor(second / hour) === begun);
    expect(inThisHour.length, `hour ${begun}`).toBeLessThanOrEqual(4);
  }
});

onBothEngines("a count that the release before keeps is gone on with", async (db) => {
  // That release moves the clock at each try, and forgets nothing before an hour of quiet.
  await db.owner
    .insertInto("sign_in_attempts")
    .values({
      subject: createHash("sha256").update(ward.subject).digest(),
      failures: 40,
      last_failed_at: new Date(start),
      blocked_until: new Date(start + 900_000),
    })
    .execute();
  expect(await tryAt(db, 899, ward)).toBe(1);
  expect(await tryAt(db, 900, ward)).toBe(0);
  const { failures } = await db.owner
    .selectFrom("sign_in_attempts")
    .select("failures")
    .executeTakeFirstOrThrow();
  expect(failures).toBe(36);
});
