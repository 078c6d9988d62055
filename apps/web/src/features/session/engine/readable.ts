/** What is said of an item: by itself, and by "Read it to me". */
import type { Speech, Stimulus, TaskView } from "@regain/contract/entities/task-view";
import { currentQuestion, type MultipleChoiceState } from "@regain/therapy/views/multiple-choice";
import type { Item } from "./item.ts";

/**
 * A part of a view that has text. Without a list of audio files, even an empty one, patients are to read it
 * themselves.
 */
interface Part {
  readonly text?: string | undefined;
  readonly audioPaths?: readonly string[] | undefined;
  readonly wordStartsMs?: readonly number[] | undefined;
}

const readable = ({ text, audioPaths, wordStartsMs }: Part): Speech[] =>
  text === undefined || audioPaths === undefined
    ? []
    : [{ text, audioPaths: [...audioPaths], wordStartsMs: wordStartsMs && [...wordStartsMs] }];

/** What these stimuli say, in order. */
export const spokenIn = (stimuli: readonly Stimulus[]): Speech[] =>
  stimuli.flatMap((stimulus) => (stimulus.kind === "audio" ? [stimulus.speech] : []));

const readableIn = (stimuli: readonly Stimulus[]): Speech[] =>
  stimuli.flatMap((stimulus) => (stimulus.kind === "text" ? readable(stimulus) : []));

export const instructionOf = ({ instructions }: TaskView): Speech[] =>
  readable({ ...instructions, audioPaths: instructions.instructionAudioPaths });

/** The current question; none in a run, where each comes and goes by itself. */
function questionOf({ task: { taskView: view }, viewState }: Item) {
  if (view.templateName !== "MultipleChoice" || view.run) return undefined;
  return currentQuestion(view, viewState as MultipleChoiceState) ?? view.questions.at(-1);
}

/** Whether a tap says what was tapped, which is to be heard out though the tap was the answer. */
export function saysWhatIsTapped(view: TaskView): boolean {
  if (view.templateName === "MemoryBoard" || view.templateName === "MemorySequence")
    return view.items.some(({ speech }) => speech);
  if (view.templateName !== "MultipleChoice") return false;
  return view.questions.some(({ choices }) => choices.some(({ speech }) => speech));
}

/** The instruction, then the text on the screen, unless reading it is the exercise, and what choices say when tapped. */
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
    ...(question?.choices.flatMap(({ speech }) => speech ?? []) ?? []),
  ];
}
