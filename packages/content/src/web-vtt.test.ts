import { expect, test } from "vitest";
import { readVtt, writeVtt } from "./web-vtt.ts";

const cues = [
  { start: 0, end: 3.2, text: "Read the word." },
  { start: 3.2, end: 59.9996, text: "Touch the picture." },
  { start: 3_661.5, end: 3_662, text: "A film may be long." },
];

test("captions are written as browsers want them", () => {
  expect(writeVtt(cues)).toBe(
    [
      "WEBVTT",
      "00:00:00.000 --> 00:00:03.200\nRead the word.",
      "00:00:03.200 --> 00:01:00.000\nTouch the picture.",
      "01:01:01.500 --> 01:01:02.000\nA film may be long.\n",
    ].join("\n\n"),
  );
});

test("and read again to the millisecond", () => {
  const read = readVtt(writeVtt(cues));
  expect(read.map(({ text }) => text)).toEqual(cues.map(({ text }) => text));
  expect(read[1]?.start).toBeCloseTo(3.2, 3);
  expect(read[2]?.end).toBeCloseTo(3_662, 3);
});

test.each(["", "00:00 --> 00:01\nNo head.", "WEBVTT\n\nNo times."])(
  "%j is no file of ours",
  (file) => {
    expect(() => readVtt(file)).toThrow(SyntaxError);
  },
);
