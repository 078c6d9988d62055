import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnedDatabase } from "../db/database.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { embeddedTestDatabase } from "../testing/test-database.ts";
import { runFuzz } from "./run-fuzz.ts";
import { openWorld, type World } from "./world.ts";

/** The long version is a bench part: `npm run bench -- fuzz`. */
const short = { requests: 600, seed: 2_026 };

let database: OwnedDatabase;
let world: World;
beforeAll(async () => {
  database = await embeddedTestDatabase();
  world = await openWorld(database, await temporaryFolder("fuzz"));
});
afterAll(async () => {
  await world.close();
  await database.close();
});

test("no request makes a call fail, tell how it is built, or tell of others", async () => {
  const { findings, calls, succeeded, byClass } = await runFuzz(world, short);
  expect(findings).toEqual([]);
  // Requests that are all turned away at the door would teach us nothing.
  expect(calls).toBeGreaterThan(150);
  expect(succeeded.size).toBeGreaterThan(calls / 5);
  expect(byClass["4xx"]).toBeGreaterThan(short.requests / 4);
}, 120_000);
