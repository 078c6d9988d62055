import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeSession } from "../engine/session.fixture.ts";
import { practiceStore } from "../outbox/outbox.ts";
import { createPractice } from "./practice.ts";

const wish = { kind: "SCHEDULED", scheduleId: undefined } as const;
const threads = vi.fn<() => void>();
const asked = vi.fn<(address: string) => void>();

/** Stands in for the thread that fetches files; it never ends by itself. */
class Thread extends EventTarget {
  constructor() {
    super();
    threads();
  }
  postMessage(): void {}
  terminate(): void {}
}

let answer: (response: Response) => void;

beforeEach(() => {
  vi.useFakeTimers();
  threads.mockClear();
  asked.mockClear();
  const page = new EventTarget();
  vi.stubGlobal("document", Object.assign(page, { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { platform: "", userAgent: "" });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal("Worker", Thread);
  vi.stubGlobal("fetch", (address: string) => {
    asked(address);
    return new Promise<Response>((resolve) => (answer = resolve));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openAnd(meanwhile: (practice: ReturnType<typeof createPractice>) => void) {
  const practice = createPractice("rosa");
  const opening = practice.start(wish);
  await vi.advanceTimersByTimeAsync(0);
  meanwhile(practice);
  answer(Response.json(makeSession([26])));
  await opening;
  await vi.advanceTimersByTimeAsync(60_000);
  return practice;
}

test("a session that opens shows its first item, and what the rest needs is brought", async () => {
  const practice = await openAnd(() => undefined);
  expect(practice.player.get().session).toBeDefined();
  expect(threads).toHaveBeenCalledOnce();
  practice.close();
});

test("started before the welcome has put it aside, it asks for what lets its answers go without a sign-in", async () => {
  const practice = await openAnd(() => undefined);
  expect(asked).toHaveBeenLastCalledWith(expect.stringContaining("/session/prefetch"));
  practice.close();
});

test("closed while it opens, it shows nothing and brings nothing", async () => {
  const { player } = await openAnd((practice) => practice.close());
  expect(player.get().session).toBeUndefined();
  expect(threads).not.toHaveBeenCalled();
});

test("it forgets its own session when that is finished, and none that another tab has opened since", async () => {
  const practice = await openAnd(() => undefined);
  const store = await practiceStore();
  const kept = (await store.keptSession("rosa"))!;
  const other = { ...kept, session: { ...kept.session, sessionId: "the other tab's" } };
  await store.keepSession("rosa", other);
  await practice.finish();
  expect(await store.keptSession("rosa")).toEqual(other);
  await store.keepSession("rosa", kept);
  await practice.finish();
  expect(await store.keptSession("rosa")).toBeUndefined();
  practice.close();
});

test("a page that has opened none forgets what was left in the clinic, and nothing of the patient's own", async () => {
  const practice = createPractice("rosa", "dana");
  await vi.advanceTimersByTimeAsync(60_000);
  const store = await practiceStore();
  const session = makeSession([26]);
  const kept = { session, clockOffsetMs: 0, answeredTaskIds: [], draft: undefined };
  await store.keepSession("rosa", kept);
  await practice.finish();
  expect(await store.keptSession("rosa")).toEqual(kept);
  await store.keepSession("rosa", { ...kept, session: { ...session, place: "clinic" } });
  await practice.finish();
  expect(await store.keptSession("rosa")).toBeUndefined();
  practice.close();
});
