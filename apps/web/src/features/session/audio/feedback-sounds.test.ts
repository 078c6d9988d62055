import type { Result } from "@regain/contract/entities/enumerations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { feedbackSounds } from "./feedback-sounds.ts";

/** A note that was struck: its pitch, when, and its peak volume. */
interface Struck {
  readonly pitch: number;
  at: number;
  loudest: number;
}

let struck: Struck[];
let state: AudioContextState;

class Bar {
  readonly own: Struck;
  constructor(_: unknown, { frequency }: OscillatorOptions) {
    this.own = { pitch: frequency ?? 0, at: -1, loudest: 0 };
    struck.push(this.own);
  }
  connect(level: Level) {
    level.of = this.own;
    return level;
  }
  start(at: number) {
    this.own.at = at;
  }
  stop() {}
}

class Level {
  of: Struck | undefined;
  #loudest = 0;
  readonly gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: (value: number) => {
      this.#loudest = value;
    },
    exponentialRampToValueAtTime: () => {},
  };
  connect() {
    if (this.of) this.of.loudest = this.#loudest;
  }
}

beforeEach(() => {
  struck = [];
  state = "running";
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly currentTime = 0;
      readonly destination = {};
      readonly state = state;
      resume() {}
    },
  );
  vi.stubGlobal("OscillatorNode", Bar);
  vi.stubGlobal("GainNode", Level);
});
afterEach(() => void vi.unstubAllGlobals());

/** The notes of a result, without their overtones. */
function heard(result: Result, volume = 1) {
  struck = [];
  const sounds = feedbackSounds();
  sounds.unlock();
  sounds.play(result, volume);
  const loudest = Math.max(...struck.map((one) => one.loudest));
  return struck.filter((one) => one.loudest === loudest);
}

const pitches = (result: Result) => heard(result).map(({ pitch }) => Math.round(pitch));

test("every result has a sound of its own: rising for right, level for partly, one low bar for wrong", () => {
  const [c, e, g] = [523, 659, 784];
  expect(pitches("correct")).toEqual([c, e, g]);
  expect(pitches("correct_w_help")).toEqual([c, e]);
  expect(pitches("correct_partially")).toEqual([c, c]);
  expect(pitches("incorrect")).toEqual([330]);
  const times = heard("correct").map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(3);
});

test("it is as loud as the settings say, and silent at nothing", () => {
  const [loud] = heard("correct", 1);
  const [half] = heard("correct", 0.5);
  expect(half!.loudest).toBeCloseTo(loud!.loudest / 2);
  expect(heard("correct", 0)).toEqual([]);
});

test("nothing is heard before a tap has allowed it, nor while the browser holds the sound back", () => {
  feedbackSounds().play("correct", 1);
  state = "suspended";
  expect(heard("correct")).toEqual([]);
  expect(struck).toEqual([]);
});
