import { i18n } from "@lingui/core";
import type { TaskResult } from "@regain/contract/entities/session";
import type { Auth } from "@regain/contract/entities/user";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const answer = {
  uuid: "a",
  sessionId: "monday",
  patientId: "rosa",
  userId: "rosa",
  sendAttempts: 0,
} as TaskResult;

/** A page in a browser that cannot open a database. Somebody else is signed in, and Rosa's answers need a submit token. */
async function openPage() {
  vi.resetModules();
  const { saveAccessToken } = await import("../../../lib/access-token.ts");
  saveAccessToken("rgn_sam");
  const outbox = await import("./outbox.ts");
  const { isReloadBlocked } = await import("../../../lib/renewal.ts");
  return { ...outbox, ...(await import("../../../lib/unsent-mark.ts")), isReloadBlocked };
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock("../../../lib/flash.ts");
  // What these pages remember must not reach other tests.
  vi.resetModules();
});

test("answers that the page alone has hold it until they are sent", async () => {
  const { outboxOf, practiceStore, isReloadBlocked, patientsWithUnsent } = await openPage();
  const outbox = outboxOf("rosa");
  await outbox.flush();
  expect(isReloadBlocked()).toBe(false);
  await outbox.add([answer]);
  await outbox.flush();
  expect([isReloadBlocked(), patientsWithUnsent()]).toEqual([true, ["rosa"]]);

  const store = await practiceStore();
  const until = Date.now() + 60_000;
  await store.saveSubmitToken(
    { sessionId: "monday", patientId: "rosa", token: "rgns_", until },
    Date.now(),
  );
  await outbox.flush();
  expect([isReloadBlocked(), patientsWithUnsent()]).toEqual([false, []]);
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("no network")), "unreachable"],
  [
    "while the server is busy",
    () =>
      Promise.resolve(
        Response.json(
          { error: "unavailable", message: "Busy.", requestId: "r" },
          { status: 503, headers: { "retry-after": "9" } },
        ),
      ),
    "busy",
  ],
])(
  "who is signed in hears what stands in the way, also a clinician in the clinic: %s",
  async (_, fetch, hindrance) => {
    // It is tried again later, but not during other tests.
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetch);
    const { outboxOf, practiceStore } = await openPage();
    const store = await practiceStore();
    const submitToken = {
      sessionId: "monday",
      patientId: "rosa",
      token: "rgns_",
      until: Date.now() + 60_000,
    };
    await store.saveSubmitToken(submitToken, Date.now());
    const outbox = outboxOf("rosa");
    await outbox.add([answer]);
    await outbox.flush();
    expect(outbox.state.get()).toMatchObject({ unsent: 1, hindrance });
  },
);

test("answers that an ended sign-in has left are spoken of once it is gone", async () => {
  const ended = { error: "session-ended", message: "No.", authError: true, requestId: "r" };
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(ended, { status: 401 })));
  vi.stubGlobal("fetch", asked);
  i18n.loadAndActivate({ locale: "en", messages: {} });
  const flash = vi.fn<(text: string) => void>();
  vi.doMock("../../../lib/flash.ts", () => ({ flash }));
  const { outboxOf } = await openPage();
  const { clearAccessToken, saveAccessToken } = await import("../../../lib/access-token.ts");
  const { savePatient } = await import("../../../lib/kept-patient.ts");
  saveAccessToken("rgn_rosa");
  savePatient({ user: { userId: "rosa", type: "patient" } } as Auth);
  const outbox = outboxOf("rosa");
  await outbox.add([answer]);
  await outbox.flush();
  await outbox.flush();
  expect(asked, "the sign-in that was refused is not asked again").toHaveBeenCalledOnce();
  expect(flash, "nobody is interrupted").not.toHaveBeenCalled();
  expect(outbox.state.get()).toMatchObject({ unsent: 1, hindrance: "signed-out" });
  clearAccessToken();
  await outbox.flush();
  await outbox.flush();
  expect(flash).toHaveBeenCalledOnce();
});

test("what an earlier page has left keeps its mark where the store does not open once", async () => {
  const { outboxOf, markUnsent, patientsWithUnsent } = await openPage();
  markUnsent("rosa", true);
  await outboxOf("rosa").flush();
  expect(patientsWithUnsent()).toEqual(["rosa"]);
});
