import { afterEach, beforeEach, expect, test, vi } from "vitest";

async function freshTexts() {
  vi.resetModules();
  const { activateLocale } = await import("./i18n.ts");
  await activateLocale("en");
  const { CallError } = await import("@regain/contract/client");
  const refusal = new CallError(409, "checkout-open", "The server's own sentence.", {
    requestId: "1",
  });
  return { ...(await import("./error-text.ts")), CallError, refusal };
}

// The code only writes the language to the document.
beforeEach(() =>
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => undefined }),
);
afterEach(() => vi.unstubAllGlobals());

test("what must be read without a network is at hand from the beginning", async () => {
  const { errorText, CallError } = await freshTexts();
  const thrown = new CallError(0, "network", "The server could not be reached.");
  expect(errorText(thrown)).toBe(
    "There is no connection right now. Please check your network and try again.",
  );
});

test.each([
  "<h1>502</h1>",
  '{"message":"Service Unavailable"}',
  '{"error":"Bad Gateway"}',
  '{"error":"unavailable"}',
  '{"error":{"code":502,"message":"Upstream"}}',
])(
  "what a proxy answers in the server's place says how to reach support, or what the page says of itself: %s",
  async (body) => {
    const { errorText } = await freshTexts();
    const { createClient } = await import("@regain/contract/client");
    const { loadUser } = await import("@regain/contract/calls/identity/load-user");
    const answer = new Response(body, { status: 502, statusText: "Bad Gateway" });
    const fetch = () => Promise.resolve(answer);
    const call = createClient({ baseUrl: "", version: "v700", fetch });
    const thrown = await call(loadUser, {}).catch((error: unknown) => error);
    expect(errorText(thrown)).toMatch(
      /^Something went wrong\. Please contact customer support at /,
    );
    expect(errorText(thrown, "Unable to get report data")).toBe("Unable to get report data");
  },
);

test("until the words of refusals are loaded, the server's own sentence is read; then ours", async () => {
  const { errorText, loadRefusalTexts, refusal } = await freshTexts();
  expect(errorText(refusal)).toBe("The server's own sentence.");
  await loadRefusalTexts(new Error("no refusal"));
  expect(errorText(refusal)).toBe("The server's own sentence.");
  await loadRefusalTexts(refusal);
  expect(errorText(refusal)).toBe("The payment is not finished yet.");
});

test("each reason says its own: an admin who goes is not the only one, and no invitation was sent", async () => {
  const { errorText, loadRefusalTexts, CallError } = await freshTexts();
  const { refusals } = await import("@regain/contract/errors");
  for (const code of ["last-admin", "last-to-stay", "invitation-not-open"] as const) {
    const [status, sentence] = refusals[code];
    const refusal = new CallError(status, code, "The server's own sentence.", { requestId: "1" });
    await loadRefusalTexts(refusal);
    expect(errorText(refusal)).toBe(sentence);
  }
  expect(refusals["last-to-stay"][1]).toMatch(/^Your account is about to be deleted\./);
  expect(refusals["invitation-not-open"][1]).toBe("This invitation is no longer open.");
});

test("where they cannot be loaded the server's own sentence stays, and the next refusal tries again", async () => {
  vi.doMock("./refusal-texts.ts", () => Promise.reject(new Error("no network")));
  const { errorText, loadRefusalTexts, refusal } = await freshTexts();
  await loadRefusalTexts(refusal);
  expect(errorText(refusal)).toBe("The server's own sentence.");
  vi.doUnmock("./refusal-texts.ts");
  await loadRefusalTexts(refusal);
  expect(errorText(refusal)).toBe("The payment is not finished yet.");
});
