import { useLayoutEffect, useRef } from "react";

/** What a step sends, as a mutation. */
interface Sent {
  readonly isError: boolean;
  readonly reset: () => void;
}

/**
 * A refusal is said at the step that was refused, and once: whoever goes to another step, or comes back to it, finds a
 * step that nobody has tried yet. What is still under way is left to its answer.
 */
export function useForgetRefusals(step: unknown, ...sent: readonly Sent[]): void {
  const shown = useRef(step);
  // Before the frame is painted: an alert that is shown for a moment is read aloud.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    for (const one of sent) if (one.isError) one.reset();
  });
}
