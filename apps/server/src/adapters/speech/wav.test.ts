import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/recordings.ts";
import type { Refusal } from "../../lib/http/refusal.ts";
import { readWav, sampleRate, writeWav } from "./wav.ts";

/** A tone that nobody would take for silence. */
const tone = (seconds: number, loudness = 8_000) =>
  Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
    Math.round(loudness * Math.sin(at / 6)),
  );

function codeOf(file: Uint8Array): string {
  try {
    readWav(file);
  } catch (error) {
    return (error as Refusal).code;
  }
  return "none";
}

/** The file with one number in its header changed. */
function changed(at: number, value: number, size: 16 | 32 = 16): Uint8Array {
  const file = writeWav(tone(1));
  if (size === 16) file.writeUInt16LE(value, at);
  else file.writeUInt32LE(value, at);
  return file;
}

describe("a recording", () => {
  test("comes through as it was spoken", () => {
    const samples = tone(1.5);
    const read = readWav(writeWav(samples));
    expect(read.durationMs).toBe(1_500);
    expect(read.samples).toEqual(samples);
  });

  test("made by a synthesiser is one too", async () => {
    const { durationMs, samples } = readWav(await readFixture("banana"));
    expect(durationMs).toBe(Math.round(samples.length / 16));
    expect(durationMs).toBeGreaterThan(1_000);
  });

  test("may carry notes between its parts, of an odd length too", () => {
    const file = writeWav(tone(1));
    const note = Buffer.from("LIST\u0003\u0000\u0000\u0000abc\u0000", "latin1");
    const noted = Buffer.concat([file.subarray(0, 36), note, file.subarray(36)]);
    expect(readWav(noted).samples).toEqual(tone(1));
  });

  test("whose writer did not know its length yet ends where the file ends", () => {
    expect(readWav(changed(40, 0xffff_ffff, 32)).durationMs).toBe(1_000);
  });

  test("may take 30 seconds and no more", () => {
    expect(readWav(writeWav(tone(30))).durationMs).toBe(30_000);
    expect(codeOf(writeWav(tone(30.01)))).toBe("recording-too-long");
  });
});

describe("what is refused", () => {
  test.each([
    ["an empty file", new Uint8Array(), "recording-empty"],
    [
      "text",
      Buffer.from("This is not a sound recording, however long it goes on."),
      "not-a-recording",
    ],
    ["a WebM", Buffer.from("1a45dfa3".padEnd(200, "0"), "hex"), "not-a-recording"],
    ["a header alone", writeWav(new Int16Array()), "recording-empty"],
    ["a header cut off", writeWav(tone(1)).subarray(0, 30), "not-a-recording"],
    ["a file without sound", writeWav(tone(1)).subarray(0, 36), "not-a-recording"],
    [
      "a picture that calls itself RIFF",
      Buffer.concat([Buffer.from("RIFF....WEBP"), Buffer.alloc(64)]),
      "not-a-recording",
    ],
    ["a compressed sound", changed(20, 85), "wrong-recording-format"],
    ["stereo", changed(22, 2), "wrong-recording-format"],
    ["44.1 kHz", changed(24, 44_100, 32), "wrong-recording-format"],
    ["8 bits", changed(34, 8), "wrong-recording-format"],
    ["a moment", writeWav(tone(0.05)), "recording-empty"],
    ["silence", writeWav(new Int16Array(sampleRate)), "recording-empty"],
    ["the hum of a microphone", writeWav(tone(1, 100)), "recording-empty"],
  ])("%s", (_, file, code) => {
    expect(codeOf(file)).toBe(code);
  });

  test("any bytes at all are read or refused, and never more than that", () => {
    const file = writeWav(tone(0.2));
    for (let at = 0; at < 48; at += 1) {
      for (const value of [0, 1, 127, 255]) {
        const broken = Buffer.from(file);
        broken[at] = value;
        expect(codeOf(broken)).toMatch(/^(none|not-a-recording|wrong-recording-format|recording-)/);
      }
    }
  });
});
