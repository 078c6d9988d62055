import type { MemorySequenceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { isTouched, isUsedUp, standingOf } from "./item-standing.ts";

const choice = (id: string) => ({ id, label: id, value: id });
const span: MemorySequenceView = {
  templateName: "MemorySequence",
  type: "repeat_the_order",
  instructions: { text: "Watch.", instructionAudioPaths: [], autoplayInstructions: true },
  stimulus: [],
  cues: [],
  allowHints: true,
  showCalculator: false,
  showScratchpad: false,
  answerText: "The order is: key, cup, key.",
  sequenceKind: "Ordered",
  items: [choice("key"), choice("cup"), choice("book")],
  answers: ["key", "cup", "key"],
};
const search: MemorySequenceView = { ...span, sequenceKind: "Unordered", answers: ["key", "cup"] };
const state = { found: ["key"], wrongTaps: ["book"], isDone: false };
const inSpan = (id: string) => standingOf(span, state, { id, phase: "answered", hinted: [] });
const inSearch = (id: string, phase: "answering" | "answered") =>
  standingOf(search, state, { id, phase, hinted: ["cup"] }).mark;

test("an item found in an order bears its number", () => {
  const standing = standingOf(span, state, { id: "key", phase: "answering", hinted: [] });
  expect(standing).toEqual({ mark: "right", turns: [1] });
});

test("afterwards the whole order stands there, an item twice if it came twice", () => {
  expect(inSpan("key").turns).toEqual([1, 3]);
  expect(inSpan("cup").turns).toEqual([2]);
});

test("a search marks what is found, and a mistake only when all is over", () => {
  expect([
    inSearch("key", "answering"),
    inSearch("cup", "answering"),
    inSearch("book", "answering"),
  ]).toEqual(["right", "hint", undefined]);
  expect([
    inSearch("key", "answered"),
    inSearch("cup", "answered"),
    inSearch("book", "answered"),
  ]).toEqual(["right", "right", "chosen"]);
});

test("in an assessment right and wrong touches look alike", () => {
  expect(["key", "cup", "book"].map((id) => isTouched(state, id))).toEqual([true, false, true]);
});

test("in an assessment an order that was shown is over with as many touches as it has places", () => {
  const shown = { ...span, sequence: { itemIds: ["key", "cup", "key"], stepMs: 800 } };
  const after = (found: string[], wrongTaps: string[]) =>
    isUsedUp(shown, { found, wrongTaps, isDone: false });
  expect(after(["key", "cup"], [])).toBe(false);
  expect(after(["key", "cup"], ["book"])).toBe(true);
  expect(after([], ["book", "book", "book"])).toBe(true);
});

test("in an assessment a trail is over when each item was touched, a search when the patient says so", () => {
  const trail = { ...span, answers: ["key", "cup", "book"] };
  const after = (view: MemorySequenceView, found: string[], wrongTaps: string[]) =>
    isUsedUp(view, { found, wrongTaps, isDone: false });
  expect(after(trail, ["key", "cup"], ["cup"])).toBe(false);
  expect(after(trail, ["key"], ["book", "cup"])).toBe(true);
  expect(after(search, ["key"], ["book"])).toBe(false);
});
