import type { SessionTask } from "@regain/contract/entities/session";
import { type MultipleChoiceView, multipleChoice } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { intervalOf } from "./course.ts";
import { applyMove, type Item, pass, finishPresenting, finishStudy, startItem } from "./item.ts";

const choice = (id: string) => ({ id, label: id, value: id });
const fillers = [
  { text: "Which is a fruit?", choices: [choice("pear"), choice("chair")], answer: "pear" },
];

/** A face and its name, asked for up to five times. */
function itemOf(how: Partial<MultipleChoiceView>): SessionTask {
  const question = (id: string) => ({
    id,
    text: "What is her name?",
    stimulus: [],
    choices: [choice("Anna"), choice("Rose")],
    answer: "Anna",
  });
  const view = multipleChoice.parse({
    templateName: "MultipleChoice",
    type: "faces_and_names",
    instructions: {
      text: "Learn the name.",
      instructionAudioPaths: [],
      autoplayInstructions: false,
    },
    stimulus: [],
    cues: [],
    allowHints: false,
    showCalculator: false,
    showScratchpad: false,
    answerText: "Her name is Anna.",
    layout: "VerticalWrap",
    alignment: "Center",
    questions: ["1", "2", "3", "4", "5"].map(question),
    ...how,
  });
  return { taskId: "task", taskView: view } as SessionTask;
}

const study = { text: "This is Anna.", stimulus: [] };
const answer = (item: Item, name: string, at: number) => {
  const question = String(Object.keys((item.viewState as { chosen: object }).chosen).length + 1);
  return applyMove(item, { kind: "choose", question, choice: name }, at);
};
const waitOf = ({ task, viewState, events }: Item) =>
  intervalOf(task.taskView, viewState, events)?.ms;
const kindsOf = ({ events }: Item) => events.map(({ kind }) => kind);

describe("spaced retrieval", () => {
  const task = itemOf({
    study,
    spaced: { intervalsMs: [15_000, 30_000, 60_000], tasks: fillers },
  });

  test("each right answer leads to a longer wait, until the last is passed", () => {
    let item = startItem(task);
    expect(item).toMatchObject({ part: "study", phase: "presenting" });
    item = finishStudy(item, 2_000);
    for (const [index, ms] of [15_000, 30_000, 60_000].entries()) {
      expect(item).toMatchObject({ part: "interval", awaiting: ["time"] });
      expect(waitOf(item)).toBe(ms);
      expect(answer(item, "Anna", 3_000), "nothing is asked yet").toBe(item);
      item = finishPresenting(item, "time", (index + 1) * 100_000);
      expect(item).toMatchObject({ part: "question", phase: "answering" });
      item = answer(item, "Anna", (index + 1) * 100_000 + 2_500);
    }
    expect(item).toMatchObject({
      phase: "answered",
      part: "question",
      score: { result: "correct", lastResponseMs: 2_500 },
    });
    expect(kindsOf(item).filter((kind) => kind === "onset")).toHaveLength(3);
  });

  test("a wrong answer shows the face again, and the wait is the one that worked last", () => {
    let item = finishStudy(startItem(task), 1_000);
    item = answer(finishPresenting(item, "time", 20_000), "Anna", 22_000);
    item = answer(finishPresenting(item, "time", 60_000), "Rose", 62_000);
    expect(item.part).toBe("study");
    item = finishStudy(item, 65_000);
    expect(item.part).toBe("interval");
    expect(waitOf(item)).toBe(15_000);
    expect(kindsOf(item).slice(-2)).toEqual(["choose", "ready"]);
  });

  test("a reload goes on in the wait, with the time that had passed", () => {
    const waiting = pass(finishStudy(startItem(task), 1_000), 9_000);
    const { events, reachedAt } = waiting;
    const again = startItem(task, { taskId: "task", events, reachedAt });
    expect(again).toMatchObject({ part: "interval", reachedAt: 9_000 });
    const { startAt = 0 } = intervalOf(task.taskView, again.viewState, again.events) ?? {};
    expect(again.reachedAt - startAt).toBe(8_000);
  });

  test("a reload shows the face again where it was being shown again, and the question where it was asked", () => {
    const asked = finishPresenting(finishStudy(startItem(task), 1_000), "time", 20_000);
    const partAfter = ({ events }: Item) => startItem(task, { taskId: "task", events }).part;
    expect(partAfter(asked)).toBe("question");
    expect(partAfter(answer(asked, "Rose", 22_000))).toBe("study");
    expect(partAfter(answer(asked, "Anna", 22_000))).toBe("interval");
  });
});

describe("a question that comes after a while", () => {
  const delay = { ms: 60_000, tasks: fillers };
  const speech = { text: "What was it?", audioPaths: [] };

  test("can be answered when the time has passed, and its clock starts then", () => {
    let item = finishStudy(startItem(itemOf({ study, delay })), 4_000);
    expect(item.part).toBe("interval");
    item = finishPresenting(item, "time", 64_000);
    expect(kindsOf(item)).toEqual(["ready", "onset"]);
    expect(item.phase).toBe("answering");
  });

  test("is still said aloud before it can be answered", () => {
    const view = itemOf({ study, delay, stimulus: [{ kind: "audio", speech }] });
    let item = finishPresenting(finishStudy(startItem(view), 4_000), "time", 64_000);
    expect(item).toMatchObject({ part: "question", phase: "presenting", awaiting: ["voice"] });
    item = finishPresenting(item, "voice", 66_000);
    expect(item.phase).toBe("answering");
    expect(item.events.at(-1)).toMatchObject({ kind: "onset", at: 66_000 });
  });

  test("comes first of all where nothing is to be studied", () => {
    expect(startItem(itemOf({ delay }))).toMatchObject({ part: "interval", awaiting: ["time"] });
  });
});

test("in a run a question that goes by is taken as such, and the last one ends it", () => {
  let item = startItem(itemOf({ run: { showMs: 500, answerMs: 1_500, gapMs: 300 } }));
  for (const id of ["1", "2", "3", "4", "5"]) {
    const start = Number(id) * 2_000;
    item = applyMove(item, { kind: "onset" }, start);
    item =
      id === "2"
        ? applyMove(item, { kind: "pass", question: id }, start + 1_500)
        : answer(item, "Anna", start + 700);
  }
  expect(item).toMatchObject({
    phase: "answered",
    score: { result: "correct_partially", accuracy: 80, lastResponseMs: 700 },
  });
});
