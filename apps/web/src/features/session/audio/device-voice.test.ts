import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasVoice, sayWithDevice } from "./device-voice.ts";

const style = { rate: 1, volume: 1, voice: "", language: "en" };
const forever = new AbortController().signal;

/** A device that finds its voices when asked for them, and ends what it says with this event. */
function deviceWith(voices: readonly string[], ending?: Event & { readonly error?: string }) {
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices.map((name) => ({ name })),
    cancel: () => undefined,
    speak: (utterance: EventTarget) => void (ending && utterance.dispatchEvent(ending)),
  });
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", class extends EventTarget {});
  return speech;
}

async function isSilentOn(...device: Parameters<typeof deviceWith>): Promise<boolean> {
  deviceWith(...device);
  const onSilent = vi.fn<() => void>();
  const said = sayWithDevice("Is the sun cold?", style, { signal: forever, onSilent });
  await vi.runAllTimersAsync();
  await said;
  return onSilent.mock.calls.length > 0;
}

const error = (reason: string) => Object.assign(new Event("error"), { error: reason });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a device without a voice, or whose voice fails, is said to be silent, and nobody waits for it", async () => {
  expect(await isSilentOn([])).toBe(true);
  expect(await isSilentOn(["Samantha"], error("synthesis-failed"))).toBe(true);
});

test("one that speaks, or was only interrupted, is not", async () => {
  expect(await isSilentOn(["Samantha"], new Event("end"))).toBe(false);
  expect(await isSilentOn(["Samantha"], error("interrupted"))).toBe(false);
});

test("one that somebody else cut off is told so; one that its own signal ended is not", async () => {
  const cutOn = async (signal: AbortSignal, ...device: Parameters<typeof deviceWith>) => {
    deviceWith(...device);
    const onCut = vi.fn<() => void>();
    const said = sayWithDevice("Is the sun cold?", style, { signal, onCut });
    await vi.runAllTimersAsync();
    await said;
    return onCut.mock.calls.length;
  };
  expect(await cutOn(forever, ["Samantha"], error("interrupted"))).toBe(1);
  expect(await cutOn(forever, ["Samantha"], error("canceled"))).toBe(1);
  expect(await cutOn(forever, ["Samantha"], error("synthesis-failed"))).toBe(0);
  expect(await cutOn(forever, ["Samantha"], new Event("end"))).toBe(0);
  expect(await cutOn(forever, ["Samantha"]), "it was given up").toBe(0);
});

test("who leaves does not silence what the device was given meanwhile", async () => {
  const speech = deviceWith(["Samantha"]);
  const cancel = vi.fn<() => void>();
  const leaving = new AbortController();
  void sayWithDevice("Next", style, { signal: leaving.signal });
  await vi.advanceTimersByTimeAsync(0);
  void sayWithDevice("Is the sun cold?", style, { signal: forever });
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(speech, { cancel });
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(cancel).not.toHaveBeenCalled();
});

test("a device that never finds a voice is not listened to any longer than it is waited for", async () => {
  const speech = deviceWith([]);
  const said = sayWithDevice("Is the sun cold?", style, { signal: forever });
  expect(getEventListeners(speech, "voiceschanged")).toHaveLength(1);
  await vi.runAllTimersAsync();
  await said;
  expect(getEventListeners(speech, "voiceschanged")).toEqual([]);
});

test("a device that lists its voices late has them; one that has looked in vain is not waited for again", async () => {
  const late: string[] = [];
  const speech = deviceWith(late);
  const found = hasVoice("Samantha", forever);
  late.push("Samantha");
  speech.dispatchEvent(new Event("voiceschanged"));
  expect([await found, await hasVoice("Alex", forever)]).toEqual([true, false]);

  deviceWith([]);
  const looking = hasVoice("Samantha", forever);
  await vi.runAllTimersAsync();
  expect([await looking, await hasVoice("Samantha", forever)]).toEqual([false, false]);
});
