import { useRef } from "react";
import { useUnsaved } from "../../../lib/use-unsaved.ts";

interface LeavingProps {
  /** There is something to lose, or it is not known yet. */
  readonly isChanged: boolean;
  /** The editor's own Close button was pressed. */
  readonly isLeaving: boolean;
  readonly send: (event: { readonly type: "leave" | "stay" }) => void;
  readonly onClose: () => void;
}

export interface Leaving {
  /** The question whether to save before leaving is open. */
  readonly isAsked: boolean;
  readonly askToClose: () => void;
  /** Closes, or continues the navigation: the person has already answered. */
  readonly close: () => void;
  readonly stay: () => void;
}

/**
 * An editor can be left by its own Close, by navigation or by a reload: none discards unsaved changes without asking.
 */
export function useUnsavedPrompt({ isChanged, isLeaving, send, onClose }: LeavingProps): Leaving {
  const mayLeave = useRef(false);
  const blocker = useUnsaved(() => isChanged && !mayLeave.current);
  const close = () => {
    mayLeave.current = true;
    if (blocker.status === "blocked") blocker.proceed();
    else onClose();
  };
  return {
    isAsked: isLeaving || blocker.status === "blocked",
    askToClose: () => (isChanged ? send({ type: "leave" }) : close()),
    close,
    stay() {
      if (blocker.status === "blocked") blocker.reset();
      send({ type: "stay" });
    },
  };
}
