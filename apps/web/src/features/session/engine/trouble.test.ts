import type { TaskEvent } from "@regain/contract/entities/task-event";
import { expect, test } from "vitest";
import { microphone, troubleOf } from "./trouble.ts";

const loud = { isHeard: true, volume: 1 };
const failed = (what: string): TaskEvent => ({ kind: "media_failed", what, at: 1_000 });
const recorded: TaskEvent = {
  kind: "record",
  durationMs: 900,
  input: "touch",
  side: "left",
  at: 2_000,
};

test("a microphone that is refused stands in the way until a recording was made", () => {
  expect(troubleOf([failed(microphone)], loud)).toBe("MicrophoneInaccessible");
  expect(troubleOf([failed(microphone), recorded], loud)).toBeUndefined();
  expect(troubleOf([recorded, failed(microphone)], loud)).toBe("MicrophoneInaccessible");
});

test("a missing picture is a missing resource, whatever was recorded", () => {
  expect(troubleOf([failed("/content/pictures/1.svg"), recorded], loud)).toBe("MissingResources");
});

test("silence is trouble only where there is something to hear", () => {
  expect(troubleOf([], { isHeard: true, volume: 0 })).toBe("SoundMuted");
  expect(troubleOf([], { isHeard: false, volume: 0 })).toBeUndefined();
  expect(troubleOf([], loud)).toBeUndefined();
});
