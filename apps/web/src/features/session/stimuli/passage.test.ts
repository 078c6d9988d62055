import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createVoice } from "../audio/voice.ts";
import { waitFor } from "../audio/waiting.ts";
import { createPassage, type PassageState } from "./passage.ts";
import { createSpokenPassage } from "./spoken-passage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = new AbortController().signal;
const clipSeconds = 10;
const sayingMs = 1_000;

/** An audio element like a browser's, operated by the test. */
class Sound extends EventTarget {
  paused = true;
  ended = false;
  currentTime = 0;
  duration = clipSeconds;
  play(): Promise<void> {
    this.paused = false;
    this.ended = false;
    this.dispatchEvent(new Event("play"));
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }
  playTo(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event("timeupdate"));
    if (seconds < clipSeconds) return;
    this.ended = true;
    this.pause();
    this.dispatchEvent(new Event("ended"));
  }
}

/** The page's voice, which needs a second for whatever it says. */
const pageVoice = () =>
  createVoice({
    clips: { unlock: () => undefined, play: () => Promise.resolve() },
    device: (_text, _style, { signal }) => waitFor(sayingMs, signal),
    isThere: async () => true,
    settings: () => ({ voice: "made", speechRate: 1, volume: 1 }),
    language: () => "en",
    addressOf: (path) => path,
  });

const speech = { text: "The train on platform 2 leaves at noon.", audioPaths: [] };

function passageOf(clips: number, signal = forever) {
  const voice = pageVoice();
  const sounds: Sound[] = [];
  let state: PassageState | undefined;
  const onAgain = vi.fn<() => void>();
  const onHeardOut = vi.fn<() => void>();
  const onLost = vi.fn<(clip: number) => void>();
  const passage = createPassage({
    addresses: Array.from({ length: clips }, (_, index) => `/content/audio/${index}.mp3`),
    signal,
    voice,
    style: { rate: 1, volume: 1 },
    onChange: (changed) => (state = changed),
    onLost,
    onAgain,
    onHeardOut,
    createSound() {
      const sound = new Sound();
      sounds.push(sound);
      queueMicrotask(() => sound.dispatchEvent(new Event("loadedmetadata")));
      return sound as unknown as HTMLAudioElement;
    },
  });
  const current = () => {
    const sound = sounds.at(-1);
    if (!sound) throw new Error("A passage has a sound.");
    return sound;
  };
  return {
    passage,
    voice,
    current,
    sounds,
    onLost,
    isPlaying: () => state?.isPlaying ?? false,
    share: () => state?.share,
    replays: () => onAgain.mock.calls.length,
    ends: () => onHeardOut.mock.calls.length,
  };
}

test("it silences what is being said, and what is said next silences it: it stays where it was", async () => {
  const { passage, voice, current, isPlaying } = passageOf(1);
  const reading = voice.say(speech, { signal: forever });
  passage.toggle();
  expect(await reading).toBe(false);
  expect([isPlaying(), current().paused]).toEqual([true, false]);

  current().playTo(4);
  const said = voice.say(speech, { signal: forever });
  expect([isPlaying(), current().paused, current().currentTime]).toEqual([false, true, 4]);
  await vi.runAllTimersAsync();
  expect(await said, "it does not silence what silenced it").toBe(true);
});

test("it is silent with the voice after the last answer, behind a dialog, and when the item is left", () => {
  const leaving = new AbortController();
  const { passage, voice, current, isPlaying } = passageOf(1, leaving.signal);
  for (const silence of [voice.stop, passage.pause, () => leaving.abort()]) {
    passage.toggle();
    expect([isPlaying(), voice.isSounding.get()]).toEqual([true, true]);
    silence();
    expect([isPlaying(), current().paused, voice.isSounding.get()]).toEqual([false, true, false]);
  }
  passage.toggle();
  expect(isPlaying(), "nothing plays for an item that was left").toBe(false);
});

test("the button knows when the device pauses and plays by itself", () => {
  const { passage, current, isPlaying, voice } = passageOf(1);
  passage.toggle();
  current().pause();
  expect([isPlaying(), voice.isSounding.get()]).toEqual([false, false]);
  void current().play();
  expect([isPlaying(), voice.isSounding.get()]).toEqual([true, true]);
});

test("clip follows clip as one recording, and after the last it stands at its start", async () => {
  const { passage, sounds, current, isPlaying, share, voice, ends } = passageOf(2);
  passage.toggle();
  await vi.runAllTimersAsync();
  current().playTo(clipSeconds);
  await vi.runAllTimersAsync();
  expect(sounds).toHaveLength(2);
  expect([isPlaying(), current().paused, voice.isSounding.get()]).toEqual([true, false, true]);
  current().playTo(5);
  expect([share(), ends()]).toEqual([0.75, 0]);
  current().playTo(clipSeconds);
  expect([isPlaying(), share(), voice.isSounding.get()]).toEqual([false, 0, false]);
  expect(ends(), "it was heard out").toBe(1);
});

test("a clip that is lost is told, and holds nothing up", () => {
  const { passage, current, onLost, isPlaying, voice } = passageOf(1);
  passage.toggle();
  current().dispatchEvent(new Event("error"));
  expect(onLost).toHaveBeenCalledExactlyOnceWith(0);
  expect([isPlaying(), voice.isSounding.get()]).toEqual([false, false]);
});

test("what is listened to again is a replay: from the beginning, or some seconds back", async () => {
  const { passage, current, replays } = passageOf(1);
  await vi.runAllTimersAsync();
  passage.goBack();
  passage.toggle();
  expect(replays(), "nothing was heard before").toBe(0);
  current().playTo(4);
  passage.toggle();
  passage.toggle();
  expect(replays(), "it goes on after a pause").toBe(0);
  passage.goBack();
  expect([replays(), current().currentTime]).toEqual([1, 0]);
  current().playTo(clipSeconds);
  passage.toggle();
  expect(replays()).toBe(2);
});

test("a passage by the device's voice starts anew each time, which is a replay", async () => {
  const voice = pageVoice();
  const changes: boolean[] = [];
  const onHeardOut = vi.fn<() => void>();
  const onAgain = vi.fn<() => void>();
  const passage = createSpokenPassage({
    speech,
    signal: forever,
    voice,
    onChange: (isPlaying) => changes.push(isPlaying),
    onSilent: () => undefined,
    onAgain,
    onHeardOut,
  });
  passage.toggle();
  passage.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([changes, voice.isSounding.get(), onAgain.mock.calls.length]).toEqual([
    [true, false],
    false,
    0,
  ]);
  expect(onHeardOut).not.toHaveBeenCalled();
  passage.toggle();
  await vi.runAllTimersAsync();
  expect([changes.slice(2), onAgain.mock.calls.length]).toEqual([[true, false], 1]);
  expect(onHeardOut).toHaveBeenCalledOnce();
  passage.stop();
  expect(changes, "it is over already").toHaveLength(4);
});
