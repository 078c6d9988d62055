import type { Stimulus, TaskView } from "@regain/contract/entities/task-view";

/** What plays, or can be scrolled, knows how far it is. */
const kindsThatRemember: ReadonlySet<Stimulus["kind"]> = new Set([
  "audio_player",
  "video",
  "html",
  "stream",
]);

const remembers = ({ kind }: Stimulus): boolean => kindsThatRemember.has(kind);

/**
 * Whether the body of this item remembers nothing of its own, so that the next item of its exercise may fill it anew: the
 * boxes stay, and only what differs is drawn. All that has been done in it is in the state of its rules.
 */
export const canBeFilledAnew = (view: TaskView): boolean =>
  view.templateName === "MultipleChoice" &&
  !view.run &&
  !view.spaced &&
  !view.showCalculator &&
  !view.showScratchpad &&
  ![...view.stimulus, ...view.questions.flatMap(({ stimulus }) => stimulus)].some(remembers);
