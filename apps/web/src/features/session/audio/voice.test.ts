import { describe, expect, test, vi } from "vitest";
import { speakingTime } from "./speaking-time.ts";
import { readAlong } from "./read-along.ts";
import { createVoice, type VoiceParts } from "./voice.ts";
import { wordAt, wordsOf } from "./words.ts";

const speech = { text: "Touch the apple.", audioPaths: ["audio/touch.mp3", "audio/apple.mp3"] };
const forever = new AbortController().signal;

/** A voice whose sounds are logged. */
function recordedVoice(parts: Partial<VoiceParts> = {}) {
  const heard: string[] = [];
  const voice = createVoice({
    clips: {
      unlock: () => undefined,
      play: async (addresses) => void heard.push(...addresses),
    },
    device: async (text) => void heard.push(text),
    isThere: async () => true,
    settings: () => ({ voice: "made", speechRate: 1, volume: 1 }),
    language: () => "en",
    addressOf: (path) => `/content/${path}`,
    ...parts,
  });
  return { voice, heard };
}

test("made-ahead recordings are preferred", async () => {
  const { voice, heard } = recordedVoice();
  await voice.say(speech, { signal: forever });
  expect(heard).toEqual(["/content/audio/touch.mp3", "/content/audio/apple.mp3"]);
});

test("the device speaks where there is no recording, where it fails, and where it is chosen", async () => {
  const without = recordedVoice();
  await without.voice.say({ ...speech, audioPaths: [] }, { signal: forever });
  const broken = recordedVoice({
    clips: { unlock: () => undefined, play: () => Promise.reject(new Error("gone")) },
  });
  await broken.voice.say(speech, { signal: forever });
  const chosen = recordedVoice({
    settings: () => ({ voice: "Samantha", speechRate: 0.8, volume: 1 }),
  });
  await chosen.voice.say(speech, { signal: forever });
  expect([without.heard, broken.heard, chosen.heard]).toEqual([
    [speech.text],
    [speech.text],
    [speech.text],
  ]);
});

describe("where a chosen voice of the device is no longer to be had", () => {
  const settings = () => ({ voice: "Samantha", speechRate: 1, volume: 1 });
  const silent: VoiceParts["device"] = async (_text, _style, { onSilent }) => onSilent?.();

  test("the recordings speak: when the device lists it no more, and when it fails", async () => {
    const gone = recordedVoice({ settings, isThere: async () => false });
    const failing = recordedVoice({ settings, device: silent });
    const onSilent = vi.fn<() => void>();
    for (const { voice } of [gone, failing]) await voice.say(speech, { signal: forever, onSilent });
    const made = ["/content/audio/touch.mp3", "/content/audio/apple.mp3"];
    expect([gone.heard, failing.heard]).toEqual([made, made]);
    expect(onSilent).not.toHaveBeenCalled();
  });

  test("what has no recording is said by whatever voice the device has", async () => {
    const voices: string[] = [];
    const { voice } = recordedVoice({
      settings,
      device: async (_text, style, { onSilent }) => {
        voices.push(style.voice);
        if (style.voice === "Samantha") onSilent?.();
      },
    });
    await voice.say({ ...speech, audioPaths: [] }, { signal: forever });
    expect(voices).toEqual(["Samantha", ""]);
  });

  test("only when the recordings fail too is it said to be silent, once", async () => {
    const clips = { unlock: () => undefined, play: () => Promise.reject(new Error("gone")) };
    const { voice } = recordedVoice({ settings, clips, device: silent });
    const onSilent = vi.fn<() => void>();
    await voice.say(speech, { signal: forever, onSilent });
    expect(onSilent).toHaveBeenCalledOnce();
  });
});

test("what is said last silences what was being said", async () => {
  const signals: AbortSignal[] = [];
  const { voice } = recordedVoice({
    device: async (_text, _style, { signal }) => void signals.push(signal),
  });
  await voice.say({ ...speech, audioPaths: [] }, { signal: forever });
  await voice.say({ ...speech, audioPaths: [] }, { signal: forever });
  voice.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test("what somebody else plays counts as said: it is silenced like that, and waited for", async () => {
  vi.useFakeTimers();
  const { voice, heard } = recordedVoice();
  const isSounding: boolean[] = [];
  voice.isSounding.subscribe(() => isSounding.push(voice.isSounding.get()));
  const playing = new AbortController();
  const held = voice.hold(playing.signal);
  const isQuiet = vi.fn<() => void>();
  void voice.quiet(forever).then(isQuiet);
  await vi.runAllTimersAsync();
  expect([held.aborted, isSounding, isQuiet.mock.calls.length]).toEqual([false, [true], 0]);
  playing.abort();
  await vi.runAllTimersAsync();
  expect([isSounding, isQuiet.mock.calls.length]).toEqual([[true, false], 1]);

  const next = voice.hold(forever);
  await voice.say(speech, { signal: forever });
  expect([next.aborted, heard.length]).toEqual([true, 2]);
  const last = voice.hold(forever);
  voice.stop();
  expect([last.aborted, voice.isSounding.get()]).toEqual([true, false]);
  vi.useRealTimers();
});

test("nothing is said for an item that has left the screen", async () => {
  const { voice, heard } = recordedVoice();
  await voice.say(speech, { signal: AbortSignal.abort() });
  expect(heard).toEqual([]);
});

test("volume and speed are asked for anew while a recording plays", async () => {
  const settings = { voice: "made", speechRate: 1, volume: 1 };
  const styles: object[] = [];
  const { voice } = recordedVoice({
    settings: () => settings,
    clips: {
      unlock: () => undefined,
      play: async (_addresses, { style }) => {
        styles.push(style());
        Object.assign(settings, { speechRate: 0.6, volume: 0.5 });
        styles.push(style());
      },
    },
  });
  await voice.say(speech, { signal: forever });
  expect(styles).toEqual([
    { rate: 1, volume: 1 },
    { rate: 0.6, volume: 0.5 },
  ]);
});

describe("reading along", () => {
  const words = wordsOf("Touch  the apple.");

  test("a boundary falls in the word that starts at or before it", () => {
    expect(words.map(({ text, start }) => [text, start])).toEqual([
      ["Touch", 0],
      ["the", 7],
      ["apple.", 11],
    ]);
    expect([0, 6, 7, 16].map((at) => wordAt(words, at))).toEqual([0, 0, 1, 2]);
  });

  test("a recording's time is turned into the word it is at, each told once", () => {
    const at: number[] = [];
    const timed = { ...speech, wordStartsMs: [40, 400, 650] };
    const tell = readAlong(timed, (charIndex) => at.push(charIndex));
    for (const ms of [0, 39, 40, 200, 399, 401, 640, 660, 2_000]) tell?.(ms);
    expect(at).toEqual([0, 6, 10]);
  });

  test("without times nothing is marked", () => {
    expect(readAlong(speech, () => undefined)).toBeUndefined();
  });

  test("the voice marks words by the recording it plays", async () => {
    const at: number[] = [];
    const { voice } = recordedVoice({
      clips: {
        unlock: () => undefined,
        play: async (_addresses, { onTime }) => onTime?.(500),
      },
    });
    const timed = { ...speech, wordStartsMs: [40, 400, 650] };
    await voice.say(timed, { signal: forever, onWord: (charIndex) => at.push(charIndex) });
    expect(at).toEqual([6]);
  });

  test("a slower voice is given more time", () => {
    expect(speakingTime("", 1)).toBeGreaterThan(0);
    expect(speakingTime("one two three", 0.6)).toBeGreaterThan(speakingTime("one two three", 1));
  });
});
