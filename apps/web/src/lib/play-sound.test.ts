import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playSound } from "./play-sound.ts";

const sound = new Blob(["sound"]);
const addresses = new Set<string>();

/** An audio element that plays until the test ends, breaks or pauses it. */
class Element extends EventTarget {
  static latest: Element;
  static plays: () => Promise<void>;
  volume = 0;
  isPaused = false;
  constructor() {
    super();
    Element.latest = this;
  }
  play(): Promise<void> {
    return Element.plays();
  }
  pause(): void {
    this.isPaused = true;
  }
}

beforeEach(() => {
  Element.plays = () => Promise.resolve();
  vi.stubGlobal("Audio", Element);
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    addresses.add("blob:sound");
    return "blob:sound";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void addresses.delete(address));
});
afterEach(() => {
  addresses.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const begin = () => {
  const leaving = new AbortController();
  return { leaving, played: playSound(sound, leaving.signal), element: Element.latest };
};

test("a sound is over with its end, and nothing of it is kept", async () => {
  const { played, element } = begin();
  expect(addresses.size).toBe(1);
  element.dispatchEvent(new Event("ended"));
  await played;
  expect(addresses.size).toBe(0);
});

test("who stops it, or leaves, hears no more of it", async () => {
  const { leaving, played, element } = begin();
  leaving.abort();
  await played;
  expect(element.isPaused).toBe(true);
  expect(addresses.size).toBe(0);
});

test("stopped before it sounds, it has not failed", async () => {
  Element.plays = () => new Promise((_, reject) => setTimeout(reject, 0, new Error("paused")));
  const { leaving, played } = begin();
  leaving.abort();
  await played;
  expect(addresses.size).toBe(0);
});

test("what the browser does not let sound, or cannot read, has failed and is not kept", async () => {
  Element.plays = () => Promise.reject(new Error("NotAllowedError"));
  await expect(begin().played).rejects.toThrow("NotAllowedError");
  expect(addresses.size).toBe(0);
  Element.plays = () => Promise.resolve();
  const { played, element } = begin();
  element.dispatchEvent(new Event("error"));
  await expect(played).rejects.toThrow("It cannot be played.");
  expect(addresses.size).toBe(0);
});
