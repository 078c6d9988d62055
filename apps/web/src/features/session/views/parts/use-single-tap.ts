import { type MouseEvent, useState } from "react";
import type { Touch } from "../view-props.ts";
import { createTapFilter, type Occasion } from "../../../../ui/tap-filter.ts";
import { touchOf } from "./touch.ts";

/**
 * A click handler that acts on release and ignores the second of two quick taps. It belongs to the place on
 * the screen: if one thing replaces another there, both share it.
 * @param occasion what a tap means now, if one button serves one thing after the other
 */
export function useSingleTap(onTap: (touch: Touch) => void, occasion?: Occasion) {
  const [counts] = useState(() => createTapFilter());
  return (event: MouseEvent<HTMLElement>) => {
    if (counts(event.timeStamp, occasion)) onTap(touchOf(event.nativeEvent, event.currentTarget));
  };
}
