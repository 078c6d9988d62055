import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearAccessToken,
  saveAccessToken,
  onSessionEnded,
  readAccessToken,
} from "../../../lib/access-token.ts";
import type { TaskResult } from "@regain/contract/entities/session";
import type { Auth } from "@regain/contract/entities/user";
import { savePatient } from "../../../lib/kept-patient.ts";
import { memoryStore } from "../outbox/memory-store.ts";
import { sendAnswers } from "../outbox/send-answers.ts";
import { answeredTasks } from "./answered-tasks.ts";
import { prefetchNextSession } from "./prefetch-next-session.ts";
import { recognitionFor } from "./recognition.ts";
import { tutorialQuery } from "./tutorial.ts";
import { welcomeQuery } from "./welcome.ts";

const rosa = "0199aaaa-0000-4000-8000-000000000000";
const ended = { error: "session-ended", message: "It has ended.", authError: true, requestId: "r" };

/** A browser that decodes every recording as a loud tone. */
class Decoder {
  decodeAudioData = () =>
    Promise.resolve({
      numberOfChannels: 1,
      getChannelData: () => Float32Array.from({ length: 1_600 }, (_, at) => Math.sin(at / 6) / 2),
    });
}

let isInterrupted: boolean;
let asked: number;
let stop: () => void;
let leaving: AbortController;
beforeEach(() => {
  saveAccessToken("rgn_rosa");
  savePatient({ user: { userId: rosa, type: "patient" } } as Auth);
  isInterrupted = false;
  asked = 0;
  leaving = new AbortController();
  stop = onSessionEnded(() => (isInterrupted = true));
  vi.stubGlobal("OfflineAudioContext", Decoder);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(Response.json(ended, { status: 401 }));
  });
});
afterEach(() => {
  stop();
  leaving.abort();
  clearAccessToken();
  vi.unstubAllGlobals();
});

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test.each<[string, () => Promise<unknown>]>([
  [
    "a spoken answer",
    () => recognitionFor(rosa, rosa).recognise(new Blob(["a word"]), leaving.signal),
  ],
  ["a break", () => answeredTasks(rosa, rosa)],
  [
    "an answer on its way",
    () => sendAnswers(memoryStore(), rosa, [{ uuid: "a", patientId: rosa } as TaskResult]),
  ],
  ["the session that is put aside", () => prefetchNextSession(memoryStore(), rosa, leaving.signal)],
  ["the tutorial", () => queries().fetchQuery(tutorialQuery(33))],
])("an ended sign-in interrupts nobody in the middle of practice: at %s", async (_, ask) => {
  await ask().catch(() => undefined);
  expect(asked).toBe(1);
  expect([isInterrupted, readAccessToken()]).toEqual([false, "rgn_rosa"]);
});

test("between sessions it leads to the login", async () => {
  const asking = queries().fetchQuery(welcomeQuery(rosa, undefined, undefined));
  await expect(asking).rejects.toMatchObject({ code: "session-ended" });
  expect([isInterrupted, readAccessToken()]).toEqual([true, undefined]);
});
