import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "../../db/startup-error.ts";
import { subscribe } from "../../lib/server-events.ts";
import { openRangeServer, type RangeFault } from "../../testing/range-server.ts";
import { readLeakedPasswordsUrl } from "./choose.ts";
import { rangeLookup } from "./range-lookup.ts";

const leaked = "Seaside Tulip 42";
const padding = "Harbor Heron 7";
let service: Awaited<ReturnType<typeof openRangeServer>>;
let outcomes: string[];
let failures: string[];
beforeAll(async () => {
  service = await openRangeServer([leaked], [padding]);
  subscribe("leakLookup", ({ outcome }) => outcomes.push(outcome));
});
afterAll(() => service.close());
beforeEach(() => {
  [outcomes, failures] = [[], []];
  service.state.fault = undefined;
  service.asked.length = 0;
});

/** As long as a busy machine needs, when an answer does come. */
const lookupAt = (url: string, patienceMs = 60_000) =>
  rangeLookup({ url, patienceMs, onFailure: (error) => failures.push(error.message) });

describe("the service of leaked passwords", () => {
  test("is told five digits of a hash, among padding, and knows a leaked one by them", async () => {
    const { isLeaked } = lookupAt(service.url);
    expect([await isLeaked(leaked), await isLeaked(`${leaked}!`)]).toEqual([true, false]);
    const [first] = service.asked;
    const hash = createHash("sha1").update(leaked).digest("hex").toUpperCase();
    expect(first).toEqual({ path: `/range/${hash.slice(0, 5)}`, isPadded: true });
    expect(outcomes).toEqual(["leaked", "clean"]);
    expect(failures).toEqual([]);
  });

  test("holds what was never found for padding", async () => {
    expect(await lookupAt(service.url).isLeaked(padding)).toBe(false);
    expect(outcomes).toEqual(["clean"]);
  });

  test.each<[RangeFault, RegExp]>([
    ["silent", /does not answer in time/],
    ["dripping", /does not answer in time/],
    ["page", /something other than a range/],
    [302, /answers 302/],
    [500, /answers 500/],
    [503, /answers 503/],
  ])("keeps nobody from a password where it is %s, and that is told", async (fault, why) => {
    service.state.fault = fault;
    const patienceMs = String(why).includes("in time") ? 100 : undefined;
    expect(await lookupAt(service.url, patienceMs).isLeaked(leaked)).toBe(false);
    expect(outcomes).toEqual(["failed"]);
    expect(failures).toEqual([expect.stringMatching(why)]);
    // The request contains part of somebody's hash; a redirect is not followed.
    expect(service.asked).toHaveLength(1);
    expect(failures[0]).not.toContain(service.asked[0]!.path.slice(-5));
  });

  test("keeps nobody from a password where it is not there", async () => {
    const gone = await openRangeServer([leaked]);
    await gone.close();
    expect(await lookupAt(gone.url).isLeaked(leaked)).toBe(false);
    expect(failures).toEqual([expect.stringContaining("ECONNREFUSED")]);
  });
});

test("its address is one of the web, and holds no secret", () => {
  expect(readLeakedPasswordsUrl("")).toBeUndefined();
  expect(readLeakedPasswordsUrl("https://api.pwnedpasswords.com/range/")).toBe(
    "https://api.pwnedpasswords.com/range",
  );
  expect(readLeakedPasswordsUrl("http://pwned.clinic.lan:8080/range")).toBe(
    "http://pwned.clinic.lan:8080/range",
  );
  for (const wrong of [
    "api.pwnedpasswords.com",
    "ftp://x/range",
    "https://me:secret@x/range",
    "https://x/range?a=1",
  ])
    expect(() => readLeakedPasswordsUrl(wrong)).toThrow(StartupError);
  expect(() => readLeakedPasswordsUrl("https://me:secret@x/range")).not.toThrow(/secret/);
});
