import type { ComponentProps, KeyboardEvent } from "react";
import type { Occasion } from "../../../../ui/tap-filter.ts";
import type { Touch } from "../view-props.ts";
import { clickAtLift } from "./click-at-lift.ts";
import { useSingleTap } from "./use-single-tap.ts";

export interface TapButtonProps extends Omit<
  ComponentProps<"button">,
  "onClick" | "type" | "disabled"
> {
  readonly onTap: (touch: Touch) => void;
  /** It keeps its place and can hold the focus, but does nothing now. */
  readonly isBlocked?: boolean;
  /** What a tap means now, if the button stays while that changes. */
  readonly occasion?: Occasion | undefined;
}

/** A key that is held down presses once: what has the focus by the time it repeats is not what was meant. */
function pressOnce(event: Pick<KeyboardEvent, "key" | "repeat" | "preventDefault">): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

/** The one button of the patient's room: a real button that acts on release and reports what it was tapped with. */
export function TapButton({
  onTap,
  isBlocked = false,
  occasion,
  onKeyDown,
  onTouchEnd = clickAtLift,
  ...rest
}: TapButtonProps) {
  const onClick = useSingleTap((touch) => {
    if (!isBlocked) onTap(touch);
  }, occasion);
  return (
    <button
      {...rest}
      type="button"
      data-own-taps
      aria-disabled={isBlocked || undefined}
      onTouchEnd={onTouchEnd}
      onKeyDown={(event) => {
        pressOnce(event);
        onKeyDown?.(event);
      }}
      onClick={onClick}
    />
  );
}
