import { expect, test } from "vitest";
import { isSilent, sampleRate, wavOf } from "./wav.ts";

const text = (file: ArrayBuffer, from: number, to: number) =>
  new TextDecoder("latin1").decode(file.slice(from, to));
const samplesOf = (file: ArrayBuffer) => [...new Int16Array(file.slice(44))];

test("a recording becomes 16 kHz, mono, 16 bits", () => {
  const file = wavOf(Float32Array.of(0, 0.5, -0.5, 1, -1));
  const view = new DataView(file);
  expect(text(file, 0, 4) + text(file, 8, 16) + text(file, 36, 40)).toBe("RIFFWAVEfmt data");
  expect(view.getUint32(4, true)).toBe(file.byteLength - 8);
  expect(view.getUint16(22, true)).toBe(1);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint16(34, true)).toBe(16);
  expect(view.getUint32(40, true)).toBe(10);
  expect(samplesOf(file)).toEqual([0, 16_383, -16_383, 32_767, -32_767]);
});

test("what is too loud is cut, not turned over", () => {
  expect(samplesOf(wavOf(Float32Array.of(1.7, -1.7)))).toEqual([32_767, -32_767]);
});

test("30 seconds are the most", () => {
  const file = wavOf(new Float32Array(30.4 * sampleRate));
  expect(samplesOf(file)).toHaveLength(30 * sampleRate);
});

test("a microphone that hums is silent, a whisper is not", () => {
  expect(isSilent(new Float32Array(100))).toBe(true);
  expect(isSilent(Float32Array.of(0.003, -0.004))).toBe(true);
  expect(isSilent(Float32Array.of(0, 0, 0.02, 0))).toBe(false);
});
