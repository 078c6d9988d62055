import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RecognitionResult } from "../views/recognition-context.ts";
import { recognitionFor } from "./recognition.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a recording that the device does not get read keeps nobody longer than 10 seconds", async () => {
  vi.stubGlobal(
    "OfflineAudioContext",
    class {
      decodeAudioData = () => new Promise(() => undefined);
    },
  );
  const said: RecognitionResult[] = [];
  void recognitionFor("patient", "task")
    .recognise(new Blob(["a word"]), new AbortController().signal)
    .then((opinion) => said.push(opinion));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(said).toEqual(["unknown"]);
});
