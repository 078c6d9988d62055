import type { Stimulus, TaskView } from "@regain/contract/entities/task-view";

/** What plays or can be scrolled keeps its position. */
const kindsThatRemember: ReadonlySet<Stimulus["kind"]> = new Set([
  "audio_player",
  "video",
  "html",
  "stream",
]);

const remembers = ({ kind }: Stimulus): boolean => kindsThatRemember.has(kind);

/**
 * Whether this item's body is stateless, so that the next item of its exercise can reuse it: the elements
 * stay, and only what differs is drawn. Everything done in it is in the state of its rules.
 */
export const canReuseView = (view: TaskView): boolean =>
  view.templateName === "MultipleChoice" &&
  !view.run &&
  !view.spaced &&
  !view.showCalculator &&
  !view.showScratchpad &&
  ![...view.stimulus, ...view.questions.flatMap(({ stimulus }) => stimulus)].some(remembers);
