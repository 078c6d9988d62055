import type { TaskEvent } from "@regain/contract/entities/task-event";
import { order, sorting, spelling, twoQuestions, typing } from "@regain/therapy/testing/views";
import type { Move } from "@regain/therapy/views/rules";
import { expect, test } from "vitest";
import { itemSteps } from "./item-steps.ts";

const at = (moves: readonly Move[], first = 1_000): TaskEvent[] =>
  moves.map((move, index) => ({ ...move, at: first + index * 1_000 }));

test("each choice is told with its question, and whether it was a mistake", () => {
  const moves = at([
    { kind: "choose", question: "first", choice: "no" },
    { kind: "choose", question: "second", choice: "yes" },
  ]);
  expect(itemSteps(twoQuestions, moves)).toMatchObject([
    { thing: "No", question: { number: 1, asked: undefined }, isMistake: true },
    { thing: "Yes", question: { number: 2 }, isMistake: false },
  ]);
});

test("a question is told by what it asked, or by what was seen or heard", () => {
  const image = { path: "pictures/aaaaaaaaaaaa.svg" };
  const [first, second] = twoQuestions.questions;
  const asked = (own: Partial<typeof first>) => {
    const view = { ...twoQuestions, questions: [{ ...first!, ...own }, second!] };
    const moves = at([{ kind: "choose", question: "first", choice: "no" }]);
    return itemSteps(view, moves)[0]?.question;
  };
  expect(asked({ text: "Who was late?" })?.asked).toBe("Who was late?");
  expect(asked({ stimulus: [{ kind: "text", text: "map" }] })?.asked).toBe("map");
  expect(asked({ stimulus: [{ kind: "image", image, alt: "A shape" }] })).toMatchObject({
    asked: undefined,
    image,
  });
  const speech = { text: "fish", audioPaths: [] };
  expect(asked({ stimulus: [{ kind: "audio", speech }] })?.asked).toBe("fish");
});

test("places of an order are numbers", () => {
  const moves = at([
    { kind: "place", choice: "n-1", to: "p2" },
    { kind: "take", from: "p2" },
  ]);
  expect(itemSteps(spelling, moves)).toMatchObject([
    { thing: "n", place: { number: 2 }, isMistake: true },
    { thing: undefined, place: { number: 2 }, isMistake: false },
  ]);
});

test("cells bear the names of their column and row, or their number where these have none", () => {
  const moves = at([{ kind: "place", choice: "hat", to: "right/row" }]);
  expect(itemSteps(sorting, moves)[0]).toMatchObject({ thing: "hat", place: { number: 2 } });
  const named = {
    ...sorting,
    columns: [
      { id: "left", label: "Fruit" },
      { id: "right", label: "Clothes" },
    ],
  };
  expect(itemSteps(named, moves)[0]).toMatchObject({ place: { name: "Clothes" } });
});

test("what came too quickly is said to have been ignored, and the onset is left out", () => {
  const moves: TaskEvent[] = [
    { kind: "onset", at: 0 },
    { kind: "tap", item: "c-3", at: 150 },
    ...at([
      { kind: "tap", item: "b-2" },
      { kind: "tap", item: "a-1" },
    ]),
  ];
  expect(
    itemSteps(order, moves).map(({ thing, isMistake, isIgnored }) => [thing, isMistake, isIgnored]),
  ).toEqual([
    ["c", false, true],
    ["b", true, false],
    ["a", false, false],
  ]);
});

test("what was typed is told as it stood", () => {
  const moves = at([
    { kind: "enter", text: "f" },
    { kind: "enter", text: "fone" },
    { kind: "done" },
  ]);
  expect(itemSteps(typing, moves).map(({ thing }) => thing)).toEqual(["fone", undefined]);
});
