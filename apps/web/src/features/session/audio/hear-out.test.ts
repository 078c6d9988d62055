import type { Speech } from "@regain/contract/entities/task-view";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearOut } from "./hear-out.ts";
import { createReader } from "./read-aloud.ts";
import { createVoice } from "./voice.ts";
import { waitFor } from "./waiting.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = new AbortController().signal;
const soundMs = 1_000;
const speeches = (...texts: string[]) => texts.map((text) => ({ text, audioPaths: [] }));

interface DeviceFaults {
  readonly isMute?: boolean;
  /** How many times something else cuts it off. */
  readonly cuts?: number;
}

/** A device that needs a second for each text, and the texts that were heard to their end. */
function device({ isMute = false, cuts = 0 }: DeviceFaults = {}) {
  let cutsLeft = cuts;
  const heard: string[] = [];
  const voice = createVoice({
    clips: { unlock: () => undefined, play: () => Promise.resolve() },
    device: async (text, _style, { signal, onSilent, onCut }) => {
      if (isMute) onSilent?.();
      if (cutsLeft > 0) {
        cutsLeft -= 1;
        heard.push(`${text}-`);
        return onCut?.();
      }
      await waitFor(soundMs, signal);
      heard.push(signal.aborted ? `${text}-` : text);
      return undefined;
    },
    isThere: async () => true,
    settings: () => ({ voice: "made", speechRate: 1, volume: 1 }),
    language: () => "en",
    addressOf: (path) => path,
  });
  return { voice, heard, reader: createReader(voice) };
}

test("a reading over the stimulus is heard to its end, and then the stimulus from its beginning", async () => {
  const { voice, heard, reader } = device();
  let isHeard: boolean | undefined;
  void hearOut(voice, speeches("pear", "bear"), { signal: forever }).then((is) => (isHeard = is));
  await vi.advanceTimersByTimeAsync(1_500);
  void reader.read(speeches("Same or different?", "Listen."), forever);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(heard).toEqual(["pear", "bear-", "Same or different?", "Listen."]);
  expect(isHeard).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(heard.slice(4)).toEqual(["pear", "bear"]);
  expect(isHeard).toBe(true);
});

test("what cannot sound is told, and practice does not wait for it", async () => {
  const { voice } = device({ isMute: true });
  const silent: string[] = [];
  const onSilent = ({ text }: Speech) => void silent.push(text);
  const isOver = hearOut(voice, speeches("pear", "bear"), { signal: forever, onSilent });
  await vi.runAllTimersAsync();
  expect(silent).toEqual(["pear", "bear"]);
  expect(await isOver).toBe(true);
});

test("what somebody else cut off is no more heard than what was said over: it starts again", async () => {
  const { voice, heard } = device({ cuts: 2 });
  const isOver = hearOut(voice, speeches("pear", "bear"), { signal: forever });
  await vi.runAllTimersAsync();
  expect(await isOver).toBe(true);
  expect(heard).toEqual(["pear-", "pear-", "pear", "bear"]);
});

test("a device that cuts off whatever it is given is told to be silent, and practice goes on", async () => {
  const { voice, heard } = device({ cuts: Infinity });
  const silent: string[] = [];
  const onSilent = ({ text }: Speech) => void silent.push(text);
  const isOver = hearOut(voice, speeches("pear"), { signal: forever, onSilent });
  await vi.runAllTimersAsync();
  expect(await isOver).toBe(true);
  expect(heard).toEqual(["pear-", "pear-", "pear-"]);
  expect(silent).toEqual(["pear"]);
});

test("it does not start over what sounds already", async () => {
  const { voice, heard, reader } = device();
  void reader.read(speeches("Touch what you hear."), forever);
  void hearOut(voice, speeches("pear"), { signal: forever });
  await vi.runAllTimersAsync();
  expect(heard).toEqual(["Touch what you hear.", "pear"]);
});

test("what is no longer waited for is not said again, nor what was left", async () => {
  const { voice, heard } = device();
  let isAwaited = true;
  const shown = hearOut(voice, speeches("pear"), { signal: forever, isAwaited: () => isAwaited });
  await vi.advanceTimersByTimeAsync(500);
  isAwaited = false;
  voice.stop();
  await vi.runAllTimersAsync();
  expect(await shown).toBe(false);

  const leaving = new AbortController();
  const left = hearOut(voice, speeches("bear", "chair"), { signal: leaving.signal });
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await left).toBe(false);
  expect(heard).toEqual(["pear-", "bear-"]);
});
