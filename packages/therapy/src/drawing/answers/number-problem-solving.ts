import type { NumberProblemSolvingView } from "@regain/contract/entities/task-view";
import {
  numberProblemSolvingRules,
  type NumberProblemSolvingState,
} from "../../views/number-problem-solving.ts";
import type { Piece } from "../piece.ts";
import type { Answer } from "./answer.ts";
import { givenAndRight } from "./given-and-right.ts";

/** The number that was entered, and the right one. */
export function numberAnswer({
  pen,
  view,
  state,
  isSkipped,
}: Answer<NumberProblemSolvingView, NumberProblemSolvingState>): Piece {
  const withUnit = (number: string) =>
    `${view.unit === "$" ? "$" : ""}${number}${view.unit === "%" ? "%" : ""}`;
  return givenAndRight(pen, {
    given: state.text === "" ? undefined : withUnit(state.text),
    right: withUnit((view.answers[0] ?? 0).toFixed(view.decimals)),
    isRight: numberProblemSolvingRules.judge(view, state).grade === "right",
    isSkipped,
  });
}
