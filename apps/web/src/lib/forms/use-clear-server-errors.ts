import { useLayoutEffect, useRef } from "react";

/** A step's request, as a mutation. */
interface Sent {
  readonly isError: boolean;
  readonly reset: () => void;
}

/**
 * A refusal is shown once, at the step that was refused: on moving to another step or coming back, the step looks
 * untried. A request still in progress is left alone.
 */
export function useClearServerErrors(step: unknown, ...sent: readonly Sent[]): void {
  const shown = useRef(step);
  // Before the paint: an alert that shows only for a moment is still read aloud.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    for (const one of sent) if (one.isError) one.reset();
  });
}
