import { CallError } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Auth } from "@regain/contract/entities/user";
import { clearAccessToken, saveAccessToken } from "../../../lib/access-token.ts";
import { savePatient } from "../../../lib/kept-patient.ts";
import { memoryStore } from "./memory-store.ts";
import type { PracticeStore } from "./practice-store.ts";
import { answersToSend, isAuthRefusal, sendAnswers } from "./send-answers.ts";

const mine = { uuid: "a", sessionId: "monday", patientId: "rosa", sendAttempts: 0 } as TaskResult;
const own = { ...mine, uuid: "b", sessionId: "own choice" };
const inClinic = { ...mine, uuid: "c", sessionId: "in the clinic", userId: "dana" };

function signInAs(userId: string, type: Auth["user"]["type"]): void {
  saveAccessToken(`rgn_${userId}`);
  savePatient({ user: { userId, type } } as Auth);
}

const refusal = (status: number, error: string) =>
  Response.json({ error, message: "No.", requestId: "0192f3a0" }, { status });

let store: PracticeStore;
let answerOf: () => Response;

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answerOf()));
  store = memoryStore();
  await store.saveSubmitToken(
    { sessionId: "monday", patientId: "rosa", token: "rgns_", until: 9 },
    1,
  );
});
afterEach(() => {
  clearAccessToken();
  vi.unstubAllGlobals();
});

const permitCount = async () => (await store.submitTokens("rosa")).length;
const send = () => sendAnswers(store, "rosa", [mine]);

describe("a permit", () => {
  test.each([
    [401, "submit-token-ended"],
    [403, "other-session"],
  ])("ends where the server says so: %d %s", async (status, code) => {
    answerOf = () => refusal(status, code);
    expect(await send()).toBeUndefined();
    expect(await permitCount()).toBe(0);
    expect(await answersToSend(store, "rosa", [mine])).toEqual([]);
  });

  test.each([
    ["a block page", () => new Response("<h1>Blocked</h1>", { status: 403 })],
    ["a hotspot's login", () => new Response("<h1>Welcome</h1>", { status: 401 })],
    ["a proxy that speaks JSON", () => Response.json({ error: "Forbidden" }, { status: 403 })],
    [
      "one that uses our word",
      () => Response.json({ error: "submit-token-ended" }, { status: 401 }),
    ],
    ["a proxy without a way", () => new Response("", { status: 404 })],
  ])("outlives what is said on the way: %s", async (_, page) => {
    answerOf = page;
    const thrown = await send().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CallError);
    expect(isAuthRefusal(thrown), "it is tried again later").toBe(false);
    expect(await permitCount()).toBe(1);
  });

  test("lets its session's answers go without a sign-in, and no others", async () => {
    answerOf = () => Response.json({ results: [{ uuid: "a", status: "stored" }] });
    expect(await answersToSend(store, "rosa", [own, mine])).toEqual([mine]);
    expect(await send()).toEqual([{ uuid: "a", status: "stored" }]);
    expect(await permitCount()).toBe(1);
  });
});

test("what our server says of the sign-in is no passing trouble", async () => {
  saveAccessToken("rgn_");
  answerOf = () => refusal(403, "forbidden");
  const thrown = await send().catch((error: unknown) => error);
  expect(isAuthRefusal(thrown)).toBe(true);
});

describe("without a permit", () => {
  test("what was given in a clinician's hands goes with that clinician's sign-in, and nothing else does", async () => {
    const waiting = [own, inClinic];
    const chosen = () => answersToSend(store, "rosa", waiting);
    expect(await chosen()).toEqual([]);
    signInAs("nils", "clinician");
    expect(await chosen()).toEqual([]);
    signInAs("dana", "clinician");
    expect(await chosen()).toEqual([inClinic]);
    signInAs("rosa", "patient");
    expect(await chosen()).toEqual(waiting);
    clearAccessToken();
    expect(await chosen()).toEqual([]);
  });

  test("a clinic's permit that has ended leaves the clinician's sign-in", async () => {
    signInAs("dana", "clinician");
    await store.saveSubmitToken(
      { sessionId: inClinic.sessionId, patientId: "rosa", token: "rgns_dana", until: 9 },
      1,
    );
    const sent = vi.fn<typeof fetch>(() => Promise.resolve(answerOf()));
    vi.stubGlobal("fetch", sent);
    answerOf = () => refusal(401, "submit-token-ended");
    expect(await sendAnswers(store, "rosa", [inClinic])).toBeUndefined();
    answerOf = () => Response.json({ results: [{ uuid: "c", status: "stored" }] });
    expect(await sendAnswers(store, "rosa", [inClinic])).toEqual([{ uuid: "c", status: "stored" }]);
    const tokens = sent.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get("access-token"),
    );
    expect(tokens).toEqual(["rgns_dana", "rgn_dana"]);
  });
});

test("what has a permit goes past what a refused sign-in cannot send", async () => {
  const [pias, chosen] = [mine, own].map((one) => ({ ...one, patientId: "pia" }));
  await store.saveSubmitToken(
    { sessionId: "monday", patientId: "pia", token: "rgns_", until: 9 },
    1,
  );
  const left = () => answersToSend(store, "pia", [chosen!, pias!]);
  signInAs("pia", "patient");
  answerOf = () => refusal(401, "session-ended");
  expect(await left()).toEqual([chosen]);
  expect(await sendAnswers(store, "pia", [chosen!])).toBeUndefined();
  expect(await left()).toEqual([pias]);
  saveAccessToken("rgn_anew");
  savePatient({ user: { userId: "pia", type: "patient" } } as Auth);
  expect(await left()).toEqual([chosen]);
});

test("what waits for another password goes with the same sign-in, once it has been chosen", async () => {
  signInAs("tess", "patient");
  const waiting = { ...own, patientId: "tess" };
  answerOf = () => refusal(403, "new-password-needed");
  const thrown = await sendAnswers(store, "tess", [waiting]).catch((error: unknown) => error);
  expect(isAuthRefusal(thrown), "it is not their fault").toBe(true);
  expect(await answersToSend(store, "tess", [waiting])).toEqual([waiting]);
  answerOf = () => Response.json({ results: [{ uuid: "b", status: "stored" }] });
  expect(await sendAnswers(store, "tess", [waiting])).toEqual([{ uuid: "b", status: "stored" }]);
});

test.each([
  ["other JSON", () => Response.json({})],
  ["nothing", () => Response.json({ results: null })],
  ["a page", () => new Response("<h1>Welcome</h1>")],
])(
  "what is answered on the way in the server's place fails, and is no receipt: %s",
  async (_, page) => {
    answerOf = page;
    await expect(send()).rejects.toThrow(Error);
  },
);
