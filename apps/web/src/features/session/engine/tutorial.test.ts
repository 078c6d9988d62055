import { createRng } from "@regain/therapy/rng";
import { rightWay, timed } from "@regain/therapy/simulate";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { rulesOf } from "@regain/therapy/views/registry";
import { expect, test } from "vitest";
import { makeSession } from "./session.fixture.ts";
import { inTimeLapse, tutorialSteps } from "./tutorial.ts";

/** The tutorial of an exercise, for an item of one level. */
function tutorialOf(typeId: number, level = 1) {
  const [task] = makeSession([typeId], 1, level).tasks;
  if (!task) throw new Error("The session has tasks.");
  const view = task.taskView;
  const events = timed(rightWay(view), createRng("tutorial"), 1_000);
  return { view, events, steps: tutorialSteps(view, events) };
}

const captionsOf = (typeId: number, level = 1) =>
  tutorialOf(typeId, level).steps.map(({ caption }) => caption);

/** What happens by itself, besides what the patient does. */
const presented = ["start", "hear", "play", "stream", "watch", "wait", "answer"];

test.each(
  taskTypes.flatMap(({ systemName, typeId, levels }) =>
    [1, levels.length].map((level) => [systemName, level, typeId] as const),
  ),
)("the tutorial of %s at level %i points to each move and ends with the right answer", (...one) => {
  const [, level, typeId] = one;
  const { view, events, steps } = tutorialOf(typeId, level);
  const made = steps.filter(({ caption }) => !presented.includes(caption));
  expect(made.map(({ caption }) => caption)).toEqual(events.map(({ kind }) => kind));
  expect(steps[0]?.caption).toBe("start");
  const last = steps.at(-1);
  expect(last).toMatchObject({ caption: "answer", scene: "answered" });
  expect(last && rulesOf(view).judge(view, last.state).grade).toBe("right");
  const touched = events.filter(({ kind }) => ["choose", "place", "tap"].includes(kind));
  expect(steps.flatMap(({ pointed }) => pointed)).toHaveLength(touched.length);
  const studied = steps.filter(({ scene }) => scene === "study");
  expect(studied.at(-1)?.caption, "the study part ends").toBe(view.study ? "ready" : undefined);
});

test("at the level that is shown, nothing takes longer than somebody looks on", () => {
  for (const { typeId, systemName } of taskTypes) {
    const ms = tutorialOf(typeId).steps.reduce((sum, step) => sum + step.ms, 0);
    expect(ms, systemName).toBeLessThan(75_000);
  }
});

test("a spoken word is heard before it can be answered", () => {
  const [, hear, choose] = tutorialOf(1).steps;
  expect(hear).toMatchObject({ caption: "hear", scene: "heard" });
  expect(hear?.said).toHaveLength(1);
  expect(choose).toMatchObject({ caption: "choose", scene: "question" });
});

test("of a board with a palette, only the cell is pointed to that is filled next", () => {
  const { view, events, steps } = tutorialOf(21);
  expect(view).toMatchObject({ templateName: "BoardCompletion", supply: "palette" });
  const placed = events.flatMap((event) =>
    event.kind === "place" ? [[{ part: event.choice, to: event.to }]] : [],
  );
  expect(steps.filter(({ caption }) => caption === "place").map(({ pointed }) => pointed)).toEqual(
    placed,
  );
});

test("an order lights up before it is repeated", () => {
  expect(captionsOf(39)).toEqual(["start", "watch", "tap", "tap", "answer"]);
});

test("a longer recording is played before its questions", () => {
  expect(captionsOf(6).slice(0, 3)).toEqual(["start", "play", "choose"]);
  expect(captionsOf(44).slice(0, 3)).toEqual(["start", "play", "ready"]);
});

test("a stream runs faster, and is seen out before it is put away", () => {
  const { view, steps } = tutorialOf(11);
  expect(steps.slice(0, 3).map(({ caption }) => caption)).toEqual(["start", "stream", "ready"]);
  const ofView = (one: typeof view) => one.study?.stimulus.find(({ kind }) => kind === "stream");
  const [slow, fast] = [ofView(view), ofView(inTimeLapse(view))];
  if (slow?.kind !== "stream" || fast?.kind !== "stream") throw new Error("There is a stream.");
  expect(fast.frames).toEqual(slow.frames);
  expect(fast.stepMs).toBeLessThanOrEqual(slow.stepMs);
  expect(fast.stepMs * fast.frames.length).toBeLessThanOrEqual(
    Math.max(6_000, 300 * fast.frames.length),
  );
});

test("time passes between two questions of spaced retrieval, longer each time", () => {
  const { view, steps } = tutorialOf(41);
  if (view.templateName !== "MultipleChoice" || !view.spaced) throw new Error("It is spaced.");
  const waits = steps.flatMap(({ interval }) => (interval ? [interval.ms] : []));
  expect(waits).toEqual(view.spaced.intervalsMs);
  expect(captionsOf(41).slice(0, 4)).toEqual(["start", "hear", "ready", "wait"]);
});

test("a delay is waited for between the study part and the question", () => {
  const captions = captionsOf(42, 8);
  expect(captions.indexOf("ready")).toBeLessThan(captions.indexOf("wait"));
  expect(captions.indexOf("wait")).toBeLessThan(captions.indexOf("tap"));
});
