/**
 * Placing by taps: what a tap on a choice or on a place does. Drag and keyboard are reduced to the same taps,
 * so that all three make the same moves.
 */
import type { Move } from "@regain/therapy/views/rules";

/** What the next tap refers to: a choice that was picked up, or a place that was pointed to first. */
export type Picked =
  | { readonly kind: "choice"; readonly id: string }
  | { readonly kind: "place"; readonly id: string }
  | undefined;

export interface PlacingRules {
  /** A tapped choice goes to the next free place immediately; otherwise it is picked up first. */
  readonly fillsNextFree: boolean;
  /** Choices are colors of a palette: they stay picked up and can be used again. */
  readonly isPalette: boolean;
  /** A place holds only one choice, and returns it when tapped. */
  readonly holdsOne: boolean;
}

export interface PlacingState {
  readonly picked: Picked;
  /** The first place with nothing in it. */
  readonly nextFree: string | undefined;
  /** Choices that are in a place. */
  readonly inPlace: (place: string) => readonly string[];
}

export interface TapResult {
  readonly picked: Picked;
  readonly move?: Move;
}

const place = (choice: string, to: string): Move => ({ kind: "place", choice, to });

export function tapChoice(rules: PlacingRules, state: PlacingState, choice: string): TapResult {
  const { picked, nextFree } = state;
  if (picked?.kind === "place") return { picked: undefined, move: place(choice, picked.id) };
  if (rules.fillsNextFree && nextFree !== undefined)
    return { picked: undefined, move: place(choice, nextFree) };
  if (picked?.id === choice && !rules.isPalette) return { picked: undefined };
  return { picked: { kind: "choice", id: choice } };
}

export function tapPlace(rules: PlacingRules, state: PlacingState, to: string): TapResult {
  const { picked } = state;
  const held = state.inPlace(to);
  if (picked?.kind === "choice") {
    if (rules.isPalette && held.includes(picked.id))
      return { picked, move: { kind: "take", from: to, choice: picked.id } };
    return { picked: rules.isPalette ? picked : undefined, move: place(picked.id, to) };
  }
  if (rules.holdsOne && held.length > 0) return { picked, move: { kind: "take", from: to } };
  if (picked?.id === to) return { picked: undefined };
  return { picked: { kind: "place", id: to } };
}

/**
 * A tap on one of many choices in a place: it goes back to where it came from, unless something is picked up
 * to be placed there. What is picked up from a palette stays picked up, so with a palette it goes back all
 * the same; the place around it takes what is held.
 */
export function tapPlaced(
  rules: PlacingRules,
  state: PlacingState,
  from: string,
  choice: string,
): TapResult {
  const { picked } = state;
  if (picked?.kind === "choice" && !rules.isPalette) return tapPlace(rules, state, from);
  return {
    picked: picked?.kind === "choice" ? picked : undefined,
    move: { kind: "take", from, choice },
  };
}

/**
 * The moves that the end of a drag is reduced to.
 * @param from the place that the choice was dragged out of
 * @param to the place under the pointer; undefined outside all places
 */
export function drop(
  { isPalette }: PlacingRules,
  { inPlace }: Pick<PlacingState, "inPlace">,
  choice: string,
  from: string | undefined,
  to: string | undefined,
): readonly Move[] {
  if (to === from) return [];
  const isThere = isPalette && to !== undefined && inPlace(to).includes(choice);
  // Placing a palette item again does not remove it from its old place, so it is taken from there.
  const leaves = from !== undefined && (isPalette || to === undefined);
  return [
    ...(leaves ? [{ kind: "take", from, choice } as const] : []),
    ...(to === undefined || isThere ? [] : [place(choice, to)]),
  ];
}
