import { afterEach, expect, test } from "vitest";
import type { RecognitionResult, Recognition } from "../recognition-context.ts";
import { recognizeRecording, noteUnderWay, recordingIsUnderWay } from "./listening.ts";

const sound = new Blob(["a word"]);
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A recognition that is pending until the test gives its opinion. */
function listener() {
  let answer: (opinion: RecognitionResult) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const recognition: Recognition = {
    recognise(_, signal) {
      signals.push(signal);
      return new Promise((resolve) => (answer = resolve));
    },
  };
  return { recognition, signals, say: (opinion: RecognitionResult) => answer(opinion) };
}

test("a recording is listened to until there is an opinion, which takes effect first", async () => {
  const { recognition, say } = listener();
  const told: [RecognitionResult, boolean][] = [];
  expect(recordingIsUnderWay.get()).toBe(false);
  ends.push(
    recognizeRecording(sound, recognition, (one) => told.push([one, recordingIsUnderWay.get()])),
  );
  expect(recordingIsUnderWay.get()).toBe(true);
  say("right");
  await expect.poll(() => recordingIsUnderWay.get()).toBe(false);
  expect(told).toEqual([["right", true]]);
});

test("a recording that is made anew, or left, is listened to no more, and says nothing", async () => {
  const [first, second] = [listener(), listener()];
  const told: RecognitionResult[] = [];
  const tell = (opinion: RecognitionResult) => void told.push(opinion);
  const endFirst = recognizeRecording(sound, first.recognition, tell);
  endFirst();
  expect(recordingIsUnderWay.get()).toBe(false);
  expect(first.signals[0]?.aborted).toBe(true);
  ends.push(recognizeRecording(sound, second.recognition, tell));
  first.say("other");
  await Promise.resolve();
  endFirst();
  expect(recordingIsUnderWay.get(), "the one that was left ends nothing of the next").toBe(true);
  second.say("right");
  await expect.poll(() => recordingIsUnderWay.get()).toBe(false);
  expect(told).toEqual(["right"]);
});

test("while another one is recorded, nothing is handed in by what was thought of the first", async () => {
  const first = listener();
  ends.push(recognizeRecording(sound, first.recognition, () => undefined));
  const endRecording = noteUnderWay();
  ends.push(endRecording);
  first.say("other");
  await new Promise((resolve) => setTimeout(resolve));
  expect(recordingIsUnderWay.get()).toBe(true);
  endRecording();
  endRecording();
  expect(recordingIsUnderWay.get()).toBe(false);
});
