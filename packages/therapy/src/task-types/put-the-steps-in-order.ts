import type { Activity } from "@regain/content/types";
import type { Rng } from "../rng.ts";
import { outOfOrder } from "../material/out-of-order.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech, textChoice } from "../material/view-parts.ts";

interface Level {
  /** Steps to put in order: the core ones first, then finer ones between them. */
  readonly steps: number;
  /** Added steps that do not belong. */
  readonly foils: number;
}

/** More steps, and steps to leave out. */
const levels: readonly Level[] = [
  { steps: 3, foils: 0 },
  { steps: 4, foils: 0 },
  { steps: 5, foils: 0 },
  { steps: 5, foils: 1 },
  { steps: 6, foils: 1 },
  { steps: 7, foils: 1 },
  { steps: 7, foils: 2 },
  { steps: 8, foils: 2 },
];

const indexes = (list: readonly unknown[]) => list.map((_, index) => index);

/** The steps to show, by their place in the activity; finer ones only when all core ones are there. */
function pickSteps(rng: Rng, { steps }: Activity, count: number): number[] {
  const isCore = (index: number) => steps[index]?.core === true;
  const core = indexes(steps).filter(isCore);
  const finer = indexes(steps).filter((index) => !isCore(index));
  const chosen =
    count <= core.length
      ? rng.sample(core, count)
      : [...core, ...rng.sample(finer, count - core.length)];
  return chosen.toSorted((a, b) => a - b);
}

export const putTheStepsInOrder = defineTaskType<Level>({
  typeId: 12,
  systemName: "put_the_steps_in_order",
  area: "executive_functioning",
  template: "SequenceCompletion",
  version: 6,
  secondsPerItem: 60,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.put_the_steps_in_order;
    const fitting = content.activities.filter(
      ({ steps, foils }) => steps.length >= level.steps && foils.length >= level.foils,
    );
    const metActivities = history.map((key) => key.split(" ")[0] ?? key);
    const activity = pickFresh(rng.stream("activity"), fitting, metActivities, ({ id }) => id);
    const chosen = pickSteps(rng.stream("steps"), activity, level.steps);
    const steps = activity.steps
      .filter((_, index) => chosen.includes(index))
      .map(({ text }) => text);
    const foils = rng.stream("foils").sample(activity.foils, level.foils);
    const shown = outOfOrder(rng.stream("places"), steps, foils);
    const asked = level.foils > 0 ? say.instructionsFoils : say.instructions;
    return {
      key: [activity.id, ...chosen].join(" "),
      // How much there is to read.
      effort: shown.join(" ").length,
      view: {
        ...plainView,
        templateName: "SequenceCompletion",
        type: "put_the_steps_in_order",
        instructions: instructions(asked),
        stimulus: [{ kind: "text", ...speech(activity.title) }],
        layout: "VerticalWrap",
        placeholders: steps.map((_, index) => ({ id: `step-${index + 1}` })),
        choices: shown.map((text, index) => textChoice(`choice-${index + 1}`, text)),
        answers: steps,
        answerText: say.answer,
      },
    };
  },
});
