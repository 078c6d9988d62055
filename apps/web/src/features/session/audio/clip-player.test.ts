import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clipPlayer } from "./clip-player.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("sound")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An audio element that plays until the test ends or pauses it. */
class Sound extends EventTarget {
  src = "";
  paused = true;
  ended = false;
  currentTime = 0;
  playbackRate = 1;
  volume = 1;
  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }
  end(): void {
    this.ended = true;
    this.pause();
    this.dispatchEvent(new Event("ended"));
  }
}

function play(signal = new AbortController().signal) {
  const sound = new Sound();
  const outcome = vi.fn<(what: string) => void>();
  clipPlayer(sound as unknown as HTMLAudioElement)
    .play(["/content/audio/pear.mp3"], { style: () => ({ rate: 1, volume: 1 }), signal })
    .then(
      () => outcome("over"),
      () => outcome("failed"),
    );
  const later = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return outcome.mock.calls.flat();
  };
  return { sound, later };
}

test("a recording is over when it was heard to its end", async () => {
  const { sound, later } = play();
  expect(await later(1_000)).toEqual([]);
  sound.end();
  expect(await later(0)).toEqual(["over"]);
});

test("a call that takes the sound away ends it as failed: practice does not wait for it", async () => {
  const { sound, later } = play();
  await later(100);
  sound.pause();
  expect(await later(1_000)).toEqual(["failed"]);
});

test("where the device gives the sound back at once, it plays on", async () => {
  const { sound, later } = play();
  await later(100);
  sound.pause();
  await later(100);
  await sound.play();
  expect(await later(1_000)).toEqual([]);
  sound.end();
  expect(await later(0)).toEqual(["over"]);
});

test("a recording that does not come is given up after a while", async () => {
  vi.stubGlobal(
    "fetch",
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const { later } = play();
  expect(await later(9_000)).toEqual([]);
  expect(await later(2_000)).toEqual(["failed"]);
});
