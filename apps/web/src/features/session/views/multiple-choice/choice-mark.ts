import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { Mark } from "../parts/mark.tsx";
import type { ViewPhase } from "../view-props.ts";

export type Question = MultipleChoiceView["questions"][number];

interface Standing {
  readonly chosen: string | undefined;
  readonly hinted: readonly string[];
  readonly phase: ViewPhase;
}

/** How a choice is marked: while answering only hints, afterwards what was right and what was chosen. */
export function markOf(
  question: Question,
  choice: string,
  { chosen, hinted, phase }: Standing,
): Mark | undefined {
  if (phase !== "answered") return hinted.includes(choice) ? "hint" : undefined;
  if (choice === question.answer) return "right";
  return choice === chosen ? "chosen" : undefined;
}
