import { dayMs } from "@regain/contract/durations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAccessToken, saveAccessToken } from "../../lib/access-token.ts";
import { deviceStore, readJson, writeJson } from "../../lib/storage.ts";
import { keptDrafts } from "./kept-drafts.ts";
import { discardDrafts, draftKey, forgetOldDrafts, sendDrafts } from "./left-drafts.ts";

const day = "2026-03-02";
const asked = {
  patientId: "rosa",
  kind: "dailySessionNote",
  startDate: day,
  endDate: day,
} as const;
const ofDana = draftKey("dana", asked);
const ofNils = draftKey("nils", asked);
const unsent = { version: 1, base: {}, mine: { plan: "Two sessions." } };
const write = (key: string) => keptDrafts(deviceStore, key, "window").keep(unsent);

const present = (version: number, plan: string) => ({
  version,
  sections: [{ id: "plan", text: plan }],
  changedBy: "Dana",
  changedAt: "2026-03-02T17:00:00.000Z",
  isOpen: true,
  latest: null,
});

/** The server answers like this. @returns what it was sent */
function answer(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return () => fetched.mock.calls.map(([url, init]) => [url, JSON.parse(init?.body as string)]);
}

const refusal = (error: string) => ({ error, message: "No.", requestId: "1" });

beforeEach(() => saveAccessToken("rgs_dana"));
afterEach(() => {
  vi.unstubAllGlobals();
  clearAccessToken();
  deviceStore.clearBut();
});

test("what Dana wrote is sent before she logs out, and goes from the device once the server has it", async () => {
  const sent = answer(200, present(2, "Two sessions."));
  write(ofDana);
  expect(await sendDrafts("dana")).toBe(false);
  expect(sent()).toEqual([
    [
      expect.stringContaining("/patient/rosa/notes/draft"),
      expect.objectContaining({ version: 1, sections: [{ id: "plan", text: "Two sessions." }] }),
    ],
  ]);
  expect(deviceStore.read(ofDana)).toBeUndefined();
});

test("without a network it stays, and she can be asked about it", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  write(ofDana);
  expect(await sendDrafts("dana")).toBe(true);
  expect(keptDrafts(deviceStore, ofDana, "next").take()).toEqual(unsent);
  discardDrafts("dana");
  expect(deviceStore.read(ofDana)).toBeUndefined();
});

test("where a colleague has changed the same section she is asked too", async () => {
  answer(409, { ...refusal("stale-version"), current: present(3, "Stop.") });
  write(ofDana);
  expect(await sendDrafts("dana")).toBe(true);
});

test("who turns out not to be signed in any more is asked nothing, and finds it after the next sign-in", async () => {
  answer(401, { ...refusal("session-ended"), authError: true });
  write(ofDana);
  expect(await sendDrafts("dana")).toBe(false);
  expect(keptDrafts(deviceStore, ofDana, "next").take()).toEqual(unsent);
});

test.each([
  [404, "not-found"],
  [403, "not-allowed"],
])(
  "what is refused for good (%i) goes: the patient is not hers any more",
  async (status, error) => {
    answer(status, refusal(error));
    write(ofDana);
    expect(await sendDrafts("dana")).toBe(false);
    expect(deviceStore.read(ofDana)).toBeUndefined();
  },
);

test("what somebody else wrote here is not sent in Dana's name, nor discarded by her", async () => {
  const sent = answer(200, present(2, "Two sessions."));
  write(ofNils);
  expect(await sendDrafts("dana")).toBe(false);
  discardDrafts("dana");
  expect(sent()).toEqual([]);
  expect(keptDrafts(deviceStore, ofNils, "next").take()).toEqual(unsent);
});

test("it goes after a week in which its author has not come back; one's own does not", () => {
  write(ofDana);
  write(ofNils);
  const now = Date.now();
  forgetOldDrafts("dana", now + 6 * dayMs);
  expect(deviceStore.read(ofNils)).toBeDefined();
  forgetOldDrafts("dana", now + 8 * dayMs);
  expect(deviceStore.read(ofNils)).toBeUndefined();
  expect(deviceStore.read(ofDana)).toBeDefined();
  forgetOldDrafts(undefined, now + 8 * dayMs);
  expect(deviceStore.read(ofDana)).toBeUndefined();
});

test("what an earlier release kept has a week from when it is first seen", () => {
  writeJson(deviceStore, ofNils, { window: unsent });
  const now = Date.now();
  forgetOldDrafts("dana", now);
  expect(readJson(deviceStore, ofNils)).toEqual({ window: { ...unsent, at: now } });
  forgetOldDrafts("dana", now + 8 * dayMs);
  expect(deviceStore.read(ofNils)).toBeUndefined();
});
