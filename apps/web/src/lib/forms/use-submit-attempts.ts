import { type RefObject, useState } from "react";
import { useFocusWrongAfter } from "./use-focus-first-error.ts";

export interface Tries<Place extends HTMLElement> {
  /** The form was submitted: from now on, missing answers are reported. */
  readonly isTried: boolean;
  /** Ref for the element that contains the fields: each incomplete submission focuses the first invalid one. */
  readonly place: RefObject<Place | null>;
  readonly noteTry: () => void;
  /** Starts over with other values. */
  readonly forgetTries: () => void;
}

/** When a form that manages its own fields reports missing answers: not before it is submitted, and then each time. */
export function useSubmitAttempts<Place extends HTMLElement = HTMLFormElement>(): Tries<Place> {
  const [tries, setTries] = useState(0);
  return {
    isTried: tries > 0,
    place: useFocusWrongAfter<Place>(tries),
    noteTry: () => setTries((before) => before + 1),
    forgetTries: () => setTries(0),
  };
}
