import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-part.ts";
import { ChunkLoadError } from "../../lib/part-missing.ts";

const noFetch = new TypeError("Failed to fetch dynamically imported module: /assets/a.js");

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that loads on the given attempt. */
function comesAt(attempt: number, failure: Error = noFetch) {
  let tries = 0;
  return () => (++tries < attempt ? Promise.reject(failure) : Promise.resolve(`try ${tries}`));
}

test("a part that is there is opened once", async () => {
  const part = loadChunk(comesAt(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(await part).toBe("try 1");
});

test("between a part's own code and what waits for it, the page answers", async () => {
  const happened: string[] = [];
  const open = () => {
    setTimeout(() => happened.push("a press"));
    return Promise.resolve();
  };
  void loadChunk(open).then(() => happened.push("drawn"));
  await vi.advanceTimersByTimeAsync(0);
  expect(happened).toEqual(["a press", "drawn"]);
});

test.each([
  noFetch,
  new TypeError("error loading dynamically imported module: /assets/a.js"),
  new TypeError("Importing a module script failed."),
])("%s: it is tried again, after ever longer pauses", async (failure) => {
  const part = loadChunk(comesAt(3, failure));
  await vi.advanceTimersByTimeAsync(1_499);
  let came: string | undefined;
  void part.then((one) => (came = one));
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2);
  expect(await part).toBe("try 3");
});

test("as soon as the network is back it is tried again", async () => {
  const part = loadChunk(comesAt(2));
  await vi.advanceTimersByTimeAsync(1);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1);
  expect(await part).toBe("try 2");
});

test("one that does not come is missing, as everything is without a network", async () => {
  const part = loadChunk(comesAt(9)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  const missing = await part;
  expect(missing).toBeInstanceOf(ChunkLoadError);
  expect(missing).toMatchObject({ name: "CallError", status: 0, code: "network" });
  expect(getEventListeners(page, "online"), "nobody waits anymore").toEqual([]);
});

test("a mistake inside a part is told as it is, at once", async () => {
  const mistake = new TypeError("x is undefined");
  await expect(loadChunk(comesAt(9, mistake))).rejects.toBe(mistake);
});

test("a page that is being left misses nothing", async () => {
  page.addEventListener("vite:preloadError", (event) => event.preventDefault());
  const settled = vi.fn<() => void>();
  void loadChunk(comesAt(9)).finally(settled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
});
