import { english } from "@regain/content/en/content";
import { type Choice, taskView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { scoreItem } from "../score.ts";
import { timed } from "../simulate.ts";
import { generateItem } from "../task-type.ts";
import { rulesOf } from "../views/registry.ts";
import { taskTypes } from "./registry.ts";

const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
const everyLevel = taskTypes.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

type View = ReturnType<typeof taskView.parse>;

/** All groups of choices that stand beside one another in a view. */
function choiceGroups(view: View) {
  if (view.templateName === "MultipleChoice") return view.questions.map(({ choices }) => choices);
  if ("choices" in view) return [view.choices];
  return "items" in view ? [view.items] : [];
}

/** Whether choices that look alike make no difference: letters of a word, or symbols of which all are wanted. */
const mayLookAlike = (view: View) =>
  view.templateName === "SequenceCompletion" ||
  view.templateName === "MemoryBoard" ||
  (view.templateName === "MemorySequence" && view.sequenceKind === "Unordered");

/** What a choice shows and says. A twin that is told apart by its place alone is named by it. */
const faceOf = (view: View, choice: Choice) =>
  JSON.stringify([
    choice.text,
    choice.image,
    choice.speech,
    view.templateName === "MemorySequence" && choice.label,
  ]);

describe.each(everyLevel)("$name, level $level", ({ taskType, level }) => {
  test("items fit their schema, can be solved and failed, and depend on the seed alone", () => {
    for (const seed of seeds) {
      const make = () => generateItem(taskType, level, { rng: createRng(seed), content: english });
      const item = make();
      expect(make(), `${seed} gives the same item again`).toEqual(item);

      const { view } = item;
      expect(taskView.safeParse(view).error, seed).toBeUndefined();
      expect(view.templateName).toBe(taskType.template);
      expect(view.type).toBe(taskType.systemName);

      const rules = rulesOf(view);
      const rng = createRng(`${seed} player`);
      const solved = scoreItem(view, timed(rules.solve(view), rng, 1_000));
      expect(solved, seed).toMatchObject({ result: "correct", accuracy: 100, wrongCount: 0 });
      const failed = scoreItem(view, timed(rules.fail(view, rng), rng, 1_000));
      expect(failed.result, seed).not.toBe("correct");

      for (const choices of choiceGroups(view)) {
        const ids = choices.map(({ id }) => id);
        expect(new Set(ids).size, `${seed}: ids differ`).toBe(ids.length);
        const faces = new Set(choices.map((one) => faceOf(view, one))).size;
        if (!mayLookAlike(view)) expect(faces, `${seed}: choices differ`).toBe(choices.length);
        const values = new Set(choices.map((one) => faceOf(view, one) + one.value)).size;
        if (view.templateName === "SequenceCompletion")
          expect(values, `${seed}: what looks alike stands for the same`).toBe(faces);
      }
    }
  });
});

test("type ids and system names are never used twice, and 0 is reserved", () => {
  const ids = taskTypes.map(({ typeId }) => typeId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.min(...ids)).toBeGreaterThan(0);
  expect(new Set(taskTypes.map(({ systemName }) => systemName)).size).toBe(ids.length);
});
