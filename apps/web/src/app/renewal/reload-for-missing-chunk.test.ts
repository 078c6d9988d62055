import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAccessToken, saveAccessToken } from "../../lib/access-token.ts";
import { reloadForMissingChunk } from "./reload-for-missing-chunk.ts";

let reload: ReturnType<typeof vi.fn>;
let page: EventTarget;
let build: string;

beforeEach(() => {
  reload = vi.fn<() => void>();
  page = new EventTarget();
  build = crypto.randomUUID();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(null, { headers: { "regain-build": build } })),
  );
});
afterEach(() => {
  clearAccessToken();
  vi.unstubAllGlobals();
});

/** Somebody is signed in, in a browser that does or does not store it. */
function signIn(isKept: boolean): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (!isKept) throw new DOMException("denied", "SecurityError");
      kept.set(key, value);
    },
  });
  saveAccessToken("token");
}

/** Waits until the server has answered with its build. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test("a page without its part is loaded anew for another build, and when the network is back", async () => {
  signIn(true);
  const stop = reloadForMissingChunk();
  await answered();
  expect(reload).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event("online"));
  await answered();
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(new Event("online"));
  await answered();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("one that alone knows the sign-in stays until somebody presses", async () => {
  signIn(false);
  const stop = reloadForMissingChunk();
  await answered();
  page.dispatchEvent(new Event("online"));
  await answered();
  expect(reload).not.toHaveBeenCalled();
  stop();
});
