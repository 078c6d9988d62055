import { useRef } from "react";
import { useUnsaved } from "../../../lib/use-unsaved.ts";

interface LeavingProps {
  /** There is something to lose, or it is not known yet. */
  readonly isChanged: boolean;
  /** The editor's own Close has asked. */
  readonly isLeaving: boolean;
  readonly send: (event: { readonly type: "leave" | "stay" }) => void;
  readonly onClose: () => void;
}

export interface Leaving {
  /** The question is open whether to save before leaving. */
  readonly isAsked: boolean;
  readonly askToClose: () => void;
  /** Closes, or goes where the person wanted to go: they have answered already. */
  readonly close: () => void;
  readonly stay: () => void;
}

/** An editor is left by its own Close, by another page, or by a reload: none takes away what is not saved unasked. */
export function useLeaving({ isChanged, isLeaving, send, onClose }: LeavingProps): Leaving {
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
