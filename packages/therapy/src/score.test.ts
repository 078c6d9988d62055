import { taskEvent, type TaskEvent } from "@regain/contract/entities/task-event";
import type {
  MemorySequenceView,
  MultipleChoiceView,
  ProductionView,
} from "@regain/contract/entities/task-view";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay, scoreItem } from "./score.ts";
import { instructions, plainView, textChoice } from "./material/view-parts.ts";
import { speaking } from "./testing/views.ts";

const shared = {
  ...plainView,
  type: "test",
  instructions: instructions("Do it."),
  answerText: "So.",
};
const question = (id: string) => ({
  id,
  stimulus: [],
  choices: [textChoice("yes", "Yes"), textChoice("no", "No")],
  answer: "yes",
});
const twoQuestions: MultipleChoiceView = {
  ...shared,
  templateName: "MultipleChoice",
  layout: "Grid",
  alignment: "Center",
  questions: [question("first"), question("second")],
};
const typing: ProductionView = {
  ...shared,
  templateName: "Production",
  response: "typed",
  answers: ["telephone", "phone"],
  nearness: 2,
};
const search: MemorySequenceView = {
  ...shared,
  templateName: "MemorySequence",
  sequenceKind: "Unordered",
  items: ["a", "b", "c", "d"].map((id) => textChoice(id, id)),
  answers: ["a", "b"],
};

const choose = (at: number, name: string, choice: string): TaskEvent => ({
  kind: "choose",
  at,
  question: name,
  choice,
});
const firstRight = choose(1_000, "first", "yes");
const secondRight = choose(2_500, "second", "yes");
const bothRight = [firstRight, secondRight];
const cue: TaskEvent = { kind: "cue", at: 500, type: "semantic" };
const hint: TaskEvent = { kind: "hint", at: 600, target: "yes" };

const typed = (text: string): TaskEvent[] => [
  { kind: "enter", at: 3_000, text },
  { kind: "done", at: 4_000 },
];
const tap = (at: number, item: string, side: "left" | "right"): TaskEvent => ({
  kind: "tap",
  at,
  item,
  side,
});

describe("the result", () => {
  test("is correct where all is right, and incorrect where all is wrong", () => {
    expect(scoreItem(twoQuestions, bothRight)).toMatchObject({ result: "correct", accuracy: 100 });
    const bothWrong = [choose(1_000, "first", "no"), choose(2_500, "second", "no")];
    expect(scoreItem(twoQuestions, bothWrong)).toMatchObject({ result: "incorrect", accuracy: 0 });
  });

  test("is partly correct between, with the share that is right", () => {
    const half = [choose(1_000, "first", "yes"), choose(2_500, "second", "no")];
    expect(scoreItem(twoQuestions, half)).toMatchObject({
      result: "correct_partially",
      accuracy: 50,
      wrongCount: 1,
    });
  });

  test("is incorrect where nothing was answered", () => {
    expect(scoreItem(twoQuestions, [])).toMatchObject({
      result: "incorrect",
      accuracy: 0,
      firstResponseMs: null,
      lastResponseMs: null,
    });
  });

  test("is nothing where the item was skipped, however far it had got", () => {
    expect(scoreItem(twoQuestions, bothRight, { isSkipped: true })).toMatchObject({
      result: null,
      accuracy: null,
    });
  });

  test("is partly correct for a near spelling, and incorrect for another word", () => {
    expect(scoreItem(typing, typed("Phone")).result).toBe("correct");
    expect(scoreItem(typing, typed("telefone"))).toMatchObject({ result: "correct_partially" });
    expect(scoreItem(typing, typed("table")).result).toBe("incorrect");
  });
});

describe("help", () => {
  test.each([
    ["a cue", cue],
    ["a hint", hint],
  ])("%s turns correct into correct with help, and takes nothing from the accuracy", (_, help) => {
    expect(scoreItem(twoQuestions, [help, ...bothRight])).toMatchObject({
      result: "correct_w_help",
      accuracy: 100,
    });
  });

  test("leaves a wrong answer wrong", () => {
    const wrong = [cue, choose(1_000, "first", "no"), choose(2_000, "second", "no")];
    expect(scoreItem(twoQuestions, wrong).result).toBe("incorrect");
  });

  test("is counted, cues and hints apart; hearing it again is free", () => {
    const again: TaskEvent = { kind: "replay", at: 700, what: "stimulus" };
    expect(scoreItem(twoQuestions, [cue, hint, hint, ...bothRight])).toMatchObject({
      cueCount: 1,
      hintCount: 2,
      replayCount: 0,
    });
    expect(scoreItem(twoQuestions, [again, again, ...bothRight])).toMatchObject({
      result: "correct",
      replayCount: 2,
    });
  });
});

describe("a response within the first 200 ms", () => {
  test("is no response: it was meant for something else", () => {
    const early = choose(199, "first", "no");
    expect(scoreItem(twoQuestions, [early, ...bothRight])).toMatchObject({
      result: "correct",
      wrongCount: 0,
      firstResponseMs: 1_000,
    });
    expect(replay(twoQuestions, [early])).toEqual(replay(twoQuestions, []));
  });

  test("counts from 200 ms on", () => {
    expect(scoreItem(twoQuestions, [choose(200, "first", "yes")]).firstResponseMs).toBe(200);
  });

  test.each<[string, TaskEvent[]]>([
    ["the end of what was heard", [{ kind: "onset", at: 2_000 }]],
    ["what was to be studied", [{ kind: "ready", at: 2_000 }]],
    [
      "coming back to the item",
      [
        { kind: "pause", at: 2_000 },
        { kind: "resume", at: 2_000 },
      ],
    ],
    ["the answer to the question before", [choose(2_000, "first", "yes")]],
  ])("does not count after %s either", (_, before) => {
    const asked = before.some(({ kind }) => kind === "choose") ? "second" : "first";
    const answered = (at: number) => replay(twoQuestions, [...before, choose(at, asked, "no")]);
    expect(answered(2_199)).toEqual(replay(twoQuestions, before));
    expect(answered(2_200)).toMatchObject({ chosen: { [asked]: "no" } });
  });

  test("counts as soon as a message was heard out that could be answered all along", () => {
    const heardOut: TaskEvent = { kind: "onset", at: 60_000, wasOpen: true };
    const soon = choose(60_050, "first", "yes");
    expect(scoreItem(twoQuestions, [heardOut, soon])).toMatchObject({
      accuracy: 50,
      firstResponseMs: 50,
    });
    const stored: TaskEvent = { kind: "onset", at: 60_000 };
    expect(scoreItem(twoQuestions, [stored, soon]), "as it was stored before").toMatchObject({
      accuracy: 0,
      firstResponseMs: null,
    });
  });

  test("holds nothing up: the one after it is measured from the same moment", () => {
    const events = [firstRight, choose(1_100, "second", "no"), choose(1_250, "second", "yes")];
    expect(scoreItem(twoQuestions, events)).toMatchObject({ result: "correct", wrongCount: 0 });
  });

  test("is one tap of several on the same question, where they follow quickly", () => {
    const events = [tap(1_000, "a", "left"), tap(1_050, "b", "left")];
    expect(scoreItem(search, events).result).toBe("correct");
  });
});

describe("latency", () => {
  test("counts from the painting to the first and the last response", () => {
    expect(scoreItem(twoQuestions, bothRight)).toMatchObject({
      firstResponseMs: 1_000,
      lastResponseMs: 2_500,
    });
  });

  test("who went away has an answer and no latency: one item would change a month's mean", () => {
    const [first, second] = bothRight;
    const leftFor = (ms: number) => [first!, { ...second!, at: ms }];
    expect(scoreItem(twoQuestions, leftFor(300_000)).lastResponseMs).toBe(300_000);
    expect(scoreItem(twoQuestions, leftFor(300_001))).toMatchObject({
      accuracy: 100,
      firstResponseMs: 1_000,
      lastResponseMs: null,
    });
  });

  test("counts from the onset where something had to be heard or studied first", () => {
    const heard: TaskEvent = { kind: "onset", at: 800 };
    const studied: TaskEvent = { kind: "ready", at: 700 };
    expect(scoreItem(twoQuestions, [heard, ...bothRight])).toMatchObject({
      firstResponseMs: 200,
      lastResponseMs: 1_700,
    });
    expect(scoreItem(twoQuestions, [studied, ...bothRight]).firstResponseMs).toBe(300);
  });

  test("of a run counts from each question's start, and is the mean over those that were answered", () => {
    const run = { ...twoQuestions, run: { showMs: 1_000, answerMs: 4_000, gapMs: 800 } };
    const begins = (at: number): TaskEvent => ({ kind: "onset", at });
    const passed: TaskEvent = { kind: "pass", at: 8_800, question: "second" };
    const both = [begins(0), choose(2_500, "first", "yes"), begins(4_800)];
    expect(scoreItem(run, [...both, choose(5_701, "second", "yes")])).toMatchObject({
      firstResponseMs: 2_500,
      lastResponseMs: 1_701,
    });
    expect(scoreItem(run, [...both, passed]).lastResponseMs, "one went by").toBe(2_500);
    const none = [begins(0), { ...passed, at: 4_000, question: "first" }, begins(4_800), passed];
    expect(scoreItem(run, none).lastResponseMs).toBeNull();
  });

  test("is not moved by what was heard again between two responses", () => {
    const heard: TaskEvent = { kind: "onset", at: 800 };
    const heardAgain: TaskEvent = { kind: "onset", at: 2_000 };
    expect(scoreItem(twoQuestions, [heard, firstRight, heardAgain, secondRight])).toMatchObject({
      firstResponseMs: 200,
      lastResponseMs: 1_700,
    });
  });
});

test("mistakes are counted, and kept by the side of the screen they were made on", () => {
  const events = [
    tap(1_000, "c", "right"),
    tap(2_000, "a", "left"),
    tap(3_000, "d", "right"),
    tap(4_000, "b", "right"),
  ];
  expect(scoreItem(search, events)).toMatchObject({ wrongCount: 2, errorsLeft: 0, errorsRight: 2 });
});

test("what was not touched is no wrong tap: a question that went by, and being done with a wrong answer", () => {
  const run: MultipleChoiceView = {
    ...twoQuestions,
    run: { showMs: 1_000, answerMs: 2_000, gapMs: 500 },
  };
  const passing: TaskEvent = { kind: "pass", at: 2_000, question: "first" };
  expect(scoreItem(run, [passing, choose(4_000, "second", "no")])).toMatchObject({
    result: "incorrect",
    wrongCount: 1,
  });
  const byKey: TaskEvent = { kind: "done", at: 4_000, input: "key", side: "left" };
  const wrongWord = [...typed("table").slice(0, 1), byKey];
  expect(scoreItem(typing, wrongWord)).toMatchObject({
    result: "incorrect",
    wrongCount: 0,
    errorsLeft: 0,
  });
});

test("what was left out counts to its side too, and takes nothing more from the accuracy", () => {
  const isDone: TaskEvent = { kind: "done", at: 5_000 };
  const grid: MemorySequenceView = { ...search, columnCount: 4 };
  const lookedRight = [tap(1_000, "d", "right"), isDone];
  expect(scoreItem(grid, lookedRight)).toMatchObject({
    result: "incorrect",
    accuracy: 0,
    wrongCount: 1,
    errorsLeft: 2,
    errorsRight: 1,
  });
  const halfDone = [tap(1_000, "d", "right")];
  expect(scoreItem(grid, halfDone, { isSkipped: true })).toMatchObject({ errorsLeft: 0 });
});

test("who speaks has begun to answer when the recording began, and is told of when it is over", () => {
  const events: TaskEvent[] = [
    { kind: "record", durationMs: 4_500, at: 6_000 },
    { kind: "heard", correct: true, at: 6_800 },
  ];
  expect(scoreItem(speaking, events)).toMatchObject({
    firstResponseMs: 1_500,
    lastResponseMs: 6_000,
  });
});

describe("whatever happens", () => {
  const anyEvent: fc.Arbitrary<TaskEvent> = fc.oneof(
    fc
      .record({
        at: fc.nat(5_000),
        question: fc.constantFrom("first", "second", "third"),
        choice: fc.constantFrom("yes", "no", "maybe"),
      })
      .map((own): TaskEvent => ({ kind: "choose", ...own })),
    fc
      .record({
        at: fc.nat(5_000),
        kind: fc.constantFrom("done" as const, "onset" as const, "pause" as const),
      })
      .map((own): TaskEvent => own),
  );
  const inOrder = fc
    .array(anyEvent, { maxLength: 12 })
    .map((events) => events.toSorted((a, b) => a.at - b.at));

  test("the server reaches the player's score and state from the events it was sent", () => {
    fc.assert(
      fc.property(inOrder, (events) => {
        const played = [scoreItem(twoQuestions, events), replay(twoQuestions, events)];
        const sent = events.map((event) => taskEvent.parse(JSON.parse(JSON.stringify(event))));
        expect([scoreItem(twoQuestions, sent), replay(twoQuestions, sent)]).toEqual(played);
        expect(sent, "reading leaves the events as they are").toEqual(events);
      }),
    );
  });

  test("no latency is negative, and the first is never after the last", () => {
    fc.assert(
      fc.property(inOrder, (events) => {
        const { firstResponseMs, lastResponseMs } = scoreItem(twoQuestions, events);
        if (firstResponseMs === null || lastResponseMs === null) return;
        expect(firstResponseMs).toBeGreaterThanOrEqual(0);
        expect(lastResponseMs).toBeGreaterThanOrEqual(firstResponseMs);
      }),
    );
  });
});
