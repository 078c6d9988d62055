import type { TaskResult } from "@regain/contract/entities/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const answer = { uuid: "a", sessionId: "monday", patientId: "rosa", sendAttempts: 0 } as TaskResult;

/** A page in a browser that opens no database. Somebody else is signed in, and Rosa's answers want a permit. */
async function openPage() {
  vi.resetModules();
  const { keepAccessToken } = await import("../../../lib/access-token.ts");
  keepAccessToken("rgn_sam");
  const outbox = await import("./outbox.ts");
  const { holdsAnswers } = await import("../../../lib/renewal.ts");
  return { ...outbox, ...(await import("../../../lib/unsent-mark.ts")), holdsAnswers };
}

beforeEach(() => {
  const page = new EventTarget();
  const listen = page.addEventListener.bind(page);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("document", { addEventListener: listen, querySelector: () => null });
  vi.stubGlobal("indexedDB", undefined);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ results: [{ uuid: answer.uuid, status: "stored" }] })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  // What these pages remember is nobody else's.
  vi.resetModules();
});

test("answers that the page alone has hold it until they are sent", async () => {
  const { outboxOf, practiceStore, holdsAnswers, patientsWithUnsent } = await openPage();
  const outbox = outboxOf("rosa");
  await outbox.flush();
  expect(holdsAnswers()).toBe(false);
  await outbox.add([answer]);
  await outbox.flush();
  expect([holdsAnswers(), patientsWithUnsent()]).toEqual([true, ["rosa"]]);

  const store = await practiceStore();
  const until = Date.now() + 60_000;
  await store.keepPermit(
    { sessionId: "monday", patientId: "rosa", token: "rgns_", until },
    Date.now(),
  );
  await outbox.flush();
  expect([holdsAnswers(), patientsWithUnsent()]).toEqual([false, []]);
});

test("what an earlier page has left keeps its mark where the store does not open once", async () => {
  const { outboxOf, markUnsent, patientsWithUnsent } = await openPage();
  markUnsent("rosa", true);
  await outboxOf("rosa").flush();
  expect(patientsWithUnsent()).toEqual(["rosa"]);
});
