import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { countTry, forgetTries, takeBackTry } from "./sign-in-limit.store.ts";

const limited = { subject: "rosa from here", rule: { free: 2, longestSeconds: 10 } };
const start = Date.parse("2026-03-01T12:00:00Z");

function tryAt(database: OwnedDatabase, second: number): Promise<number> {
  return database.withActor(system("sign-in"), (trx) =>
    countTry(trx, limited, new Date(start + second * 1000)),
  );
}

describe("tries at signing in", () => {
  onBothEngines("cost nothing at first, in whatever order they are counted", async (db) => {
    // As at two servers, one of which is a little slower, or by whose clock it is earlier.
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
    await db.withActor(system("sign-in"), (trx) => takeBackTry(trx, limited, new Date(start)));
    expect(await tryAt(db, 0)).toBe(0);
    expect(await tryAt(db, 0)).toBe(1);
  });

  onBothEngines("sent all at once are counted one by one", async (db) => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => tryAt(db, 0)));
    expect(waits.filter((wait) => wait === 0).length).toBe(3);
  });
});
