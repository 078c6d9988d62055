import { afterEach, expect, test, vi } from "vitest";
import { clearAccessToken, saveAccessToken, readAccessToken } from "../../lib/access-token.ts";
import { isSignInKept } from "./is-sign-in-kept.ts";

afterEach(() => {
  clearAccessToken();
  vi.unstubAllGlobals();
});

/** Somebody signs in on a page, in a browser that does or does not allow storage. */
function signInWith(setItem: (key: string, value: string) => void) {
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
  const before = isSignInKept();
  saveAccessToken("token");
  return { before, after: isSignInKept(), token: readAccessToken() };
}

test("a sign-in that the browser keeps outlives the page", () => {
  const seen = signInWith(() => undefined);
  expect(seen).toEqual({ before: true, after: true, token: "token" });
});

test("one that it does not keep goes with the page", () => {
  const seen = signInWith(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(seen).toEqual({ before: true, after: false, token: "token" });
});
