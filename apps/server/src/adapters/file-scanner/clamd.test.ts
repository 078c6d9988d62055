import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "../../db/startup-error.ts";
import { subscribe } from "../../lib/server-events.ts";
import {
  type ClamdFault,
  type ClamdServer,
  eicar,
  openClamdServer,
} from "../../testing/clamd-server.ts";
import { clamd } from "./clamd.ts";
import { readClamdUrl } from "./clamd-place.ts";
import { ScannerUnavailable } from "./file-scanner.ts";

let daemon: ClamdServer;
let outcomes: string[];
beforeAll(async () => {
  daemon = await openClamdServer();
  subscribe("scannedFile", ({ outcome }) => outcomes.push(outcome));
});
afterAll(() => daemon.close());
beforeEach(() => {
  outcomes = [];
  daemon.state.fault = undefined;
});

/** Waits as long as a busy machine needs. */
const patient = () => clamd(daemon.place, { answerMs: 60_000 });

const whyOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    (error: unknown) => {
      expect(error).toBeInstanceOf(ScannerUnavailable);
      const { status, code, details, cause } = error as ScannerUnavailable;
      expect([status, code, details.retryAfterSeconds]).toEqual([503, "unavailable", 30]);
      return cause.message;
    },
  );

describe("a file", () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 3_000_000])(
    "of %d bytes is shown whole",
    async (bytes) => {
      daemon.sizes.length = 0;
      expect(await patient().scan(randomBytes(bytes))).toEqual({ found: null });
      const chunks = Math.ceil(bytes / 65_536) + 1;
      expect(daemon.sizes).toEqual([bytes + 4 * chunks]);
      expect(outcomes).toEqual(["clean"]);
    },
  );

  test("that holds something is told by its name, also where it lies across two chunks", async () => {
    const found = { found: "Eicar-Test-Signature" };
    const split = Buffer.concat([randomBytes(65_500), eicar, randomBytes(90_000)]);
    expect(await patient().scan(eicar)).toEqual(found);
    expect(await patient().scan(split)).toEqual(found);
    expect(outcomes).toEqual(["infected", "infected"]);
  });

  test("of each of many at once is told apart", async () => {
    const { scan } = patient();
    const files = Array.from({ length: 30 }, (_, nth) => (nth % 3 === 0 ? eicar : randomBytes(9)));
    const verdicts = await Promise.all(files.map(scan));
    expect(verdicts.map(({ found }) => found !== null)).toEqual(files.map((one) => one === eicar));
  });
});

describe("nothing is said of a file", () => {
  test.each<[string, ClamdFault, RegExp]>([
    ["it is silent", "silent", /does not answer in time/],
    ["it hangs up", "hangs-up", /closed the connection|ECONNRESET|EPIPE/],
    ["its answer has no end", "endless", /is too long/],
    ["it has an error", { says: "stream: Can't allocate memory ERROR" }, /it says stream: Can't/],
    ["it is something else", { says: "220 mail.example.org ESMTP" }, /it says 220 mail/],
    ["it says nothing at all", { says: "" }, /it says/],
  ])("where %s", async (_, fault, why) => {
    daemon.state.fault = fault;
    const answerMs = fault === "silent" ? 100 : 60_000;
    expect(await whyOf(clamd(daemon.place, { answerMs }).scan(eicar))).toMatch(why);
    expect(outcomes).toEqual(["failed"]);
  });

  test("where it is too large for the daemon, and which setting is meant", async () => {
    const small = await openClamdServer({ maxBytes: 50_000 });
    const { scan } = clamd(small.place);
    expect(await scan(randomBytes(50_000))).toEqual({ found: null });
    expect(await whyOf(scan(randomBytes(60_000)))).toMatch(/StreamMaxLength/);
    await small.close();
  });

  test("where nobody listens", async () => {
    const gone = await openClamdServer();
    await gone.close();
    const why = /ECONNREFUSED/;
    expect(await whyOf(clamd(gone.place).scan(eicar))).toMatch(why);
    expect(await whyOf(clamd(gone.place).isThere())).toMatch(why);
    expect(await whyOf(clamd({ path: "/nowhere/clamd.ctl" }).scan(eicar))).toMatch(/ENOENT/);
  });
});

test("after it was silent nobody waits for it for a while; then it is asked again", async () => {
  let now = 0;
  const scanner = clamd(daemon.place, { answerMs: 1_500, restMs: 1_000, nowMs: () => now });
  await scanner.isThere();
  daemon.state.fault = "silent";
  expect(await whyOf(scanner.scan(eicar))).toMatch(/in time/);
  daemon.state.fault = undefined;
  daemon.sizes.length = 0;
  now = 999;
  expect(await whyOf(scanner.scan(eicar))).toMatch(/a moment ago/);
  expect(daemon.sizes).toEqual([]);
  now = 1_000;
  expect(await scanner.scan(eicar)).toEqual({ found: "Eicar-Test-Signature" });
});

test("its place is a host and a port, or a socket", () => {
  expect(readClamdUrl("")).toBeUndefined();
  expect(readClamdUrl("tcp://clamav:3311")).toEqual({ host: "clamav", port: 3311 });
  expect(readClamdUrl("tcp://[::1]")).toEqual({ host: "::1", port: 3310 });
  expect(readClamdUrl("unix:///run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
  for (const wrong of [
    "clamav:3310",
    "127.0.0.1:3310",
    "http://clamav",
    "tcp://clamav/run",
    "unix://clamd.ctl",
    "unix://",
    "tcp://",
    "tcp://x:99999",
  ])
    expect(() => readClamdUrl(wrong), wrong).toThrow(StartupError);
});
