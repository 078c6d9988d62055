/** What "Read it to me" reads. */
import type { Speech, TaskView } from "@regain/contract/entities/task-view";
import { currentQuestion, type MultipleChoiceState } from "@regain/therapy/views/multiple-choice";
import type { Item } from "./item.ts";

/** A part of a view that bears a text. One without files, not even an empty list of them, is to be read by oneself. */
interface Part {
  readonly text?: string | undefined;
  readonly audioPaths?: readonly string[] | undefined;
  readonly wordStartsMs?: readonly number[] | undefined;
}

const readable = ({ text, audioPaths, wordStartsMs }: Part): Speech[] =>
  text === undefined || audioPaths === undefined
    ? []
    : [{ text, audioPaths: [...audioPaths], wordStartsMs: wordStartsMs && [...wordStartsMs] }];

const readableIn = (stimuli: TaskView["stimulus"]): Speech[] =>
  stimuli.flatMap((stimulus) => (stimulus.kind === "text" ? readable(stimulus) : []));

export const instructionOf = ({ instructions }: TaskView): Speech[] =>
  readable({ ...instructions, audioPaths: instructions.instructionAudioPaths });

/** The question that is on; in a run each comes and goes by itself. */
function questionOf({ task: { taskView: view }, viewState }: Item) {
  if (view.templateName !== "MultipleChoice" || view.run) return undefined;
  return currentQuestion(view, viewState as MultipleChoiceState) ?? view.questions.at(-1);
}

/** The instruction, and after it what stands on the screen in words, where reading is not the exercise. */
export function readableOf(item: Item): Speech[] {
  const view = item.task.taskView;
  const instruction = instructionOf(view);
  if (item.part === "interval") return instruction;
  if (item.part === "study")
    return [
      ...instruction,
      ...readable(view.study ?? {}),
      ...readableIn(view.study?.stimulus ?? []),
    ];
  const question = questionOf(item);
  return [
    ...instruction,
    ...readableIn(view.stimulus),
    ...readable(question ?? {}),
    ...readableIn(question?.stimulus ?? []),
  ];
}
