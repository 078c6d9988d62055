import type { TaskView, TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import { boardCompletionRules } from "./board-completion.ts";
import { memoryBoardRules } from "./memory-board.ts";
import { memorySequenceRules } from "./memory-sequence.ts";
import { multipleChoiceRules } from "./multiple-choice.ts";
import { numberProblemSolvingRules } from "./number-problem-solving.ts";
import { productionRules } from "./production.ts";
import type { ViewRules } from "./rules.ts";
import { sequenceCompletionRules } from "./sequence-completion.ts";

export const viewRules = {
  MultipleChoice: multipleChoiceRules,
  Production: productionRules,
  SequenceCompletion: sequenceCompletionRules,
  NumberProblemSolving: numberProblemSolvingRules,
  MemoryBoard: memoryBoardRules,
  MemorySequence: memorySequenceRules,
  BoardCompletion: boardCompletionRules,
};

/** The state that a view's rules work on. */
export type StateOf<Name extends TemplateName> = ReturnType<(typeof viewRules)[Name]["start"]>;
export type ViewState = StateOf<TemplateName>;

/**
 * The rules of a view whose template is known only at run time. Its states may only be passed back with the
 * same view.
 */
export function rulesOf<Name extends TemplateName>(
  view: ViewOf<Name> | TaskView,
): ViewRules<TaskView, ViewState> {
  return viewRules[view.templateName];
}
