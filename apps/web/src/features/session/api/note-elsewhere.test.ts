import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeSession } from "../engine/session.fixture.ts";

const session = { ...makeSession([26]), builtAt: new Date().toISOString() };
const [first, ...rest] = session.tasks.map(({ taskId }) => taskId);

let answer: () => Promise<Response>;
const asked = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.resetModules();
  asked.mockClear();
  const page = new EventTarget();
  vi.stubGlobal("document", Object.assign(page, { querySelector: () => null }));
  vi.stubGlobal("indexedDB", undefined);
  vi.stubGlobal("fetch", (address: string) => {
    asked(address);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // What these pages remember must not reach other tests.
  vi.resetModules();
});

/** A tablet on which Rosa left a session after its first item. */
async function openTablet(place: "home" | "clinic" = "home") {
  const { practiceStore } = await import("../outbox/outbox.ts");
  const { noteElsewhere } = await import("./note-elsewhere.ts");
  const store = await practiceStore();
  await store.keepSession("rosa", {
    session: { ...session, place },
    clockOffsetMs: 0,
    answeredTaskIds: [first!],
    draft: undefined,
  });
  const answered = async () => (await store.keptSession("rosa"))?.answeredTaskIds;
  return { noteElsewhere: () => noteElsewhere("rosa"), answered };
}

test("what the phone has finished is not left on the tablet", async () => {
  answer = () => Promise.resolve(Response.json({ sessionData: { answeredTaskIds: rest } }));
  const { noteElsewhere, answered } = await openTablet();
  await noteElsewhere();
  expect(asked).toHaveBeenCalledWith(expect.stringContaining(session.sessionId));
  expect(await answered()).toEqual([first, ...rest]);
  await noteElsewhere();
  expect(asked, "nothing is left to ask about").toHaveBeenCalledOnce();
});

test("where nothing is known, all of it stays; and what was begun in the clinic is asked about there", async () => {
  answer = () => Promise.reject(new TypeError("no network"));
  const { noteElsewhere, answered } = await openTablet();
  await noteElsewhere();
  expect(asked).toHaveBeenCalledOnce();
  expect(await answered()).toEqual([first]);
  const room = await openTablet("clinic");
  await room.noteElsewhere();
  expect(asked).toHaveBeenCalledOnce();
});
