import { english } from "@regain/content/en/content";
import { type Choice, taskView } from "@regain/contract/entities/task-view";
import { createRng } from "../rng.ts";
import { isPaced, scoreItem } from "../score.ts";
import { timed } from "../simulate.ts";
import { spokenForm } from "../spelling.ts";
import { generateItem, type TaskType } from "../task-type.ts";
import { taskTypes } from "../task-types/registry.ts";
import { rulesOf } from "../views/registry.ts";

/** Each level of each exercise, with its name in test titles. */
export const everyLevel = taskTypes.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

type View = ReturnType<typeof taskView.parse>;

/** All groups of choices that are shown together in a view. */
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

/** What should be heard in a question but never is: its text is read and its sound player plays, nothing else. */
const unheardIn = (view: View) =>
  view.templateName === "MultipleChoice"
    ? view.questions.flatMap(({ stimulus }) =>
        stimulus.filter(
          (one) =>
            one.kind === "audio" || (one.kind === "stream" && one.frames.some((f) => f.speech)),
        ),
      )
    : [];

/** What a choice shows and says. A twin that only its place distinguishes is named by it. */
const faceOf = (view: View, choice: Choice) =>
  JSON.stringify([
    choice.text,
    choice.image,
    choice.speech,
    view.templateName === "MemorySequence" && choice.label,
  ]);

/**
 * What is wrong with the item of this seed: whether it fits its schema, can be solved and failed, and depends
 * on the seed alone. Separate assertions would take longer than the items do.
 */
export function faultsOf(taskType: TaskType, level: number, seed: string): string[] {
  const make = () => generateItem(taskType, level, { rng: createRng(seed), content: english });
  const item = make();
  const { view } = item;
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${seed}: ${fault}`);
  };
  check(JSON.stringify(make()) === JSON.stringify(item), "gives another item the second time");
  const { error } = taskView.safeParse(view);
  check(error === undefined, `does not fit the schema: ${error?.message}`);
  check(view.templateName === taskType.template, `has the template ${view.templateName}`);
  check(view.type === taskType.systemName, `has the type ${view.type}`);
  const own = taskType.isPaced ?? false;
  check(isPaced(view) === own, "is timed by another measure than its exercise says");

  check(unheardIn(view).length === 0, "asks a question with a sound that nobody plays");

  if (view.templateName === "Production") {
    const isFirst = view.shown !== undefined && spokenForm(view.shown) === view.answers[0];
    check(isFirst, `shows ${view.shown} for ${view.answers[0]}`);
  }

  const rules = rulesOf(view);
  const rng = createRng(`${seed} player`);
  const solved = scoreItem(view, timed(rules.solve(view), rng, 1_000));
  const isSolved =
    solved.result === "correct" && solved.accuracy === 100 && solved.wrongCount === 0;
  check(isSolved, `is solved as ${JSON.stringify(solved)}`);
  const failed = scoreItem(view, timed(rules.fail(view, rng), rng, 1_000));
  check(failed.result !== "correct", "cannot be failed");

  for (const choices of choiceGroups(view)) {
    const ids = new Set(choices.map(({ id }) => id)).size;
    check(ids === choices.length, "two choices have one id");
    const faces = new Set(choices.map((one) => faceOf(view, one))).size;
    check(mayLookAlike(view) || faces === choices.length, "two choices look alike");
    const values = new Set(choices.map((one) => faceOf(view, one) + one.value)).size;
    const isOneValue = view.templateName !== "SequenceCompletion" || values === faces;
    check(isOneValue, "what looks alike stands for different things");
  }
  return faults;
}
