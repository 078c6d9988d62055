import { type RefObject, useState } from "react";
import { useFocusWrongAfter } from "./use-focus-first-wrong.ts";

export interface Tries<Place extends HTMLElement> {
  /** Something was handed in: from now on what is lacking is said. */
  readonly isTried: boolean;
  /** For the element that holds the fields: each try that lacks something leads to the first wrong one. */
  readonly place: RefObject<Place | null>;
  readonly noteTry: () => void;
  /** Begins anew, with other values. */
  readonly forgetTries: () => void;
}

/** How a form that keeps its own fields says what is lacking: not before it is handed in, and each time it is. */
export function useTries<Place extends HTMLElement = HTMLFormElement>(): Tries<Place> {
  const [tries, setTries] = useState(0);
  return {
    isTried: tries > 0,
    place: useFocusWrongAfter<Place>(tries),
    noteTry: () => setTries((before) => before + 1),
    forgetTries: () => setTries(0),
  };
}
