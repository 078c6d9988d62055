import type { Choice, Stimulus, TaskView } from "@regain/contract/entities/task-view";

/** Whether it cannot do without sound. */
const isSpoken = (stimulus: Stimulus): boolean =>
  stimulus.kind === "audio" ||
  stimulus.kind === "audio_player" ||
  (stimulus.kind === "stream" && stimulus.frames.some(({ speech }) => speech));

/** Only its sound says what it is. */
const isOnlyHeard = ({ speech, text, image }: Choice): boolean =>
  speech !== undefined && text === undefined && image === undefined;

function choicesOf(view: TaskView): readonly Choice[] {
  if ("choices" in view) return view.choices;
  return "items" in view ? view.items : [];
}

/** Whether an item cannot be done by somebody who hears nothing of it. */
export function isHeard(view: TaskView): boolean {
  const questions = view.templateName === "MultipleChoice" ? view.questions : [];
  const stimuli = [view, view.study, ...questions].flatMap((part) => part?.stimulus ?? []);
  const choices = [...choicesOf(view), ...questions.flatMap((question) => question.choices)];
  return stimuli.some(isSpoken) || choices.some(isOnlyHeard);
}
