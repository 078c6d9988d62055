import { afterEach, expect, test, vi } from "vitest";
import { requestPersistentStorage } from "./persistent-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    "asked where it decides by itself",
    "Mozilla/5.0 AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
    1,
  ],
  ["not asked where it would ask the person", "Mozilla/5.0 Gecko/20100101 Firefox/150.0", 0],
])("a browser is %s to keep what is here", (_, userAgent, times) => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  vi.stubGlobal("navigator", { userAgent, storage: { persist } });
  requestPersistentStorage();
  expect(persist).toHaveBeenCalledTimes(times);
});

test("without https there is nobody to ask", () => {
  vi.stubGlobal("navigator", { userAgent: "" });
  expect(requestPersistentStorage).not.toThrow();
});
