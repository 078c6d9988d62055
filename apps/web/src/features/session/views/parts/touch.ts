import type { InputKind } from "@regain/contract/entities/task-event";
import type { Touch } from "../view-props.ts";

/** What a click or a pointer event says about how it was made. */
export interface PointerFacts {
  /** 0 for a click that the keyboard made. */
  readonly detail: number;
  /** Missing or empty if the browser sends clicks as plain mouse events. */
  readonly pointerType?: string | undefined;
  readonly clientX: number;
}

export interface Surroundings {
  readonly width: number;
  /** The device's main pointer is a finger. */
  readonly isCoarse: () => boolean;
}

function inputOf({ pointerType }: PointerFacts, { isCoarse }: Surroundings): InputKind {
  if (pointerType === "mouse") return "mouse";
  if (pointerType === "touch" || pointerType === "pen") return "touch";
  return isCoarse() ? "touch" : "mouse";
}

/**
 * What something was tapped with, and in which half of the screen. A key press has no position: the middle of
 * the thing counts.
 * @param middle of the thing that was tapped, CSS pixels from the left
 */
export function touchFrom(facts: PointerFacts, middle: number, around: Surroundings): Touch {
  const isKey = facts.detail === 0;
  const x = isKey ? middle : facts.clientX;
  return {
    input: isKey ? "key" : inputOf(facts, around),
    side: x * 2 < around.width ? "left" : "right",
  };
}

const isCoarse = () => matchMedia("(pointer: coarse)").matches;

function middleOf(thing: Element): number {
  const { left, width } = thing.getBoundingClientRect();
  return left + width / 2;
}

/** The same for a browser event. */
export function touchOf(event: MouseEvent, thing: Element): Touch {
  const { detail, clientX } = event;
  const pointerType = "pointerType" in event ? String(event.pointerType) : undefined;
  const middle = detail === 0 ? middleOf(thing) : clientX;
  return touchFrom({ detail, pointerType, clientX }, middle, { width: innerWidth, isCoarse });
}

/** The end of a drag: pointer events have no click count (`detail` is 0), but it was never a key. */
export function touchOfPointer(event: PointerEvent): Touch {
  const { pointerType, clientX } = event;
  return touchFrom({ detail: 1, pointerType, clientX }, clientX, { width: innerWidth, isCoarse });
}
