import type { TaskEvent } from "@regain/contract/entities/task-event";
import { expect, test } from "vitest";
import { notListening, notSounding, soundLost, troubleOf } from "./trouble.ts";

const loud = { isHeard: true, volume: 1, listenedAt: 0 };
const failed = (what: string): TaskEvent => ({ kind: "media_failed", what, at: 1_000 });
const picture = failed("/content/pictures/1.svg");
const word = failed(notSounding({ text: "pear", audioPaths: ["audio/pear.mp3"] }));

test("a microphone that does not listen stands in the way until it does, by its last fault", () => {
  const refused = [failed(notListening("denied"))];
  expect(troubleOf(refused, loud)).toBe("microphone: denied");
  expect(troubleOf(refused, { ...loud, listenedAt: 1 })).toBeUndefined();
  const busy = [...refused, failed(notListening("busy"))];
  expect(troubleOf(busy, loud)).toBe("microphone: busy");
  expect(troubleOf(busy, { ...loud, listenedAt: 1 })).toBe("microphone: busy");
});

test("a picture is missing; what cannot be heard is not", () => {
  expect(troubleOf([picture], { ...loud, listenedAt: 1 })).toBe("missing");
  expect(troubleOf([word], loud)).toBe("silent");
  expect(troubleOf([failed(soundLost("audio/story.mp3"))], loud)).toBe("silent");
  expect(troubleOf([word, picture], loud)).toBe("missing");
});

test("silence is trouble only where there is something to hear", () => {
  expect(troubleOf([], { ...loud, volume: 0 })).toBe("muted");
  expect(troubleOf([], { ...loud, isHeard: false, volume: 0 })).toBeUndefined();
  expect(troubleOf([], loud)).toBeUndefined();
});
