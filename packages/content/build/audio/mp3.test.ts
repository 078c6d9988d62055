import { expect, test } from "vitest";
import { durationMs, framesOf, leadMs } from "./mp3.ts";
import { trimmed } from "./wave.ts";

/** An encoder's output of this many frames, each numbered in its third byte. */
const coded = (frames: number) =>
  Buffer.concat(
    Array.from({ length: frames }, (_, index) => {
      const frame = Buffer.alloc(108);
      frame.writeUInt16BE(0xfff3);
      frame[2] = index;
      return frame;
    }),
  );

test("the first frame, which is silence, and those after the sound are left out", () => {
  const frames = framesOf(coded(9), 2 * 576);
  expect([...frames].filter((_, at) => at % 108 === 2)).toEqual([1, 2, 3]);
  expect(durationMs(frames)).toBe(3 * 36);
  expect(leadMs).toBeCloseTo((529 / 16_000) * 1_000);
});

test("a file with anything but frames would not join and is refused", () => {
  const tagged = Buffer.concat([Buffer.from("ID3"), coded(3)]);
  expect(() => framesOf(tagged, 576)).toThrow(/no frame/);
});

test("silence around a sound goes, and the words' times can be put right", () => {
  const samples = new Int16Array(16_000).fill(10);
  samples.fill(9_000, 8_000, 12_000);
  const { wave, cutMs } = trimmed({ rate: 16_000, samples });
  expect(cutMs).toBe(480);
  expect(wave.samples.length).toBe(320 + 4_000 + 959);
});
