import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A page on which somebody signs in, in a browser that keeps things or does not. */
async function signInWith(setItem: (key: string, value: string) => void) {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      setItem(key, value);
      kept.set(key, value);
    },
  };
  vi.stubGlobal("localStorage", area);
  const { keepAccessToken, readAccessToken } = await import("../../lib/access-token.ts");
  const { isSignInKept } = await import("./is-sign-in-kept.ts");
  const before = isSignInKept();
  keepAccessToken("token");
  return { before, after: isSignInKept(), token: readAccessToken() };
}

test("a sign-in that the browser keeps outlives the page", async () => {
  const seen = await signInWith(() => undefined);
  expect(seen).toEqual({ before: true, after: true, token: "token" });
});

test("one that it does not keep goes with the page", async () => {
  const seen = await signInWith(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(seen).toEqual({ before: true, after: false, token: "token" });
});
