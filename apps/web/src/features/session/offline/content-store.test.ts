import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentStore } from "./content-store.ts";

const photo = "/content/own/rosa/1/photo.jpg";
const { signal } = new AbortController();

let kept: Map<string, Response>;
/** Runs while the browser is writing. */
let meanwhile = () => {};

beforeEach(() => {
  kept = new Map();
  meanwhile = () => {};
  const cache = {
    match: async (address: string) => kept.get(address),
    put: async (address: string, answer: Response) => {
      meanwhile();
      kept.set(address, answer);
    },
    delete: async (address: string) => kept.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a file is brought and kept", async () => {
  const store = await contentStore(async () => new Response("a"));
  await store.bring(photo, signal);
  expect(await store.has(photo)).toBe(true);
});

test("a photo that comes after a log-out is not kept", async () => {
  let isSignedIn = true;
  const ask = async () => {
    isSignedIn = false;
    return new Response("a");
  };
  const store = await contentStore(ask, () => isSignedIn);
  await store.bring(photo, signal);
  expect([...kept.keys()]).toEqual([]);
});

test("one that is being written while all are cleared goes as well", async () => {
  let isSignedIn = true;
  const store = await contentStore(
    async () => new Response("a"),
    () => isSignedIn,
  );
  meanwhile = () => (isSignedIn = false);
  await store.bring(photo, signal);
  expect([...kept.keys()]).toEqual([]);
});
