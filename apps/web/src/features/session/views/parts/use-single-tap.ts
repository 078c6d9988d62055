import { type MouseEvent, useState } from "react";
import type { Touch } from "../view-props.ts";
import { createTapFilter } from "./tap-filter.ts";
import { touchOf } from "./touch.ts";

/**
 * A click handler that acts on release and ignores the second of two quick taps. It belongs to the place on the
 * screen: where one thing takes the place of another, both share it.
 */
export function useSingleTap(onTap: (touch: Touch) => void) {
  const [counts] = useState(() => createTapFilter());
  return (event: MouseEvent<HTMLElement>) => {
    if (counts(event.timeStamp)) onTap(touchOf(event.nativeEvent, event.currentTarget));
  };
}
