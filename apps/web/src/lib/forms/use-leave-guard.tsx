import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { LeaveQuestion } from "../../ui/leave-question.tsx";
import { useUnsaved } from "../use-unsaved.ts";

export interface LeaveGuardOptions {
  /** What is not saved yet, if it is less than all changes on the page. */
  readonly what?: ReactNode;
  /** {@link useUnsaved} */
  readonly keptAt?: string;
}

export interface CloseGuardOptions {
  readonly isChanged: () => boolean;
  /** What is not saved yet. */
  readonly what: ReactNode;
  readonly onClose: () => void;
}

export interface CloseGuard {
  /** To be shown in the dialog. */
  readonly question: ReactNode;
  /** Closes the dialog, or asks first. */
  readonly close: () => void;
}

/**
 * Asks before a page with typed but unsaved changes is left.
 * @param isChanged whether there is something to lose, asked on leaving: a form's state must have been read while rendering
 * @returns the question, to be shown in the page
 */
export function useLeaveGuard(
  isChanged: () => boolean,
  { what, keptAt }: LeaveGuardOptions = {},
): ReactNode {
  const blocker = useUnsaved(isChanged, keptAt);
  if (blocker.status !== "blocked") return null;
  return (
    <LeaveQuestion onLeave={blocker.proceed} onStay={blocker.reset}>
      {what ?? <Trans>Your changes on this page are not saved yet.</Trans>}
    </LeaveQuestion>
  );
}

/** Asks before a dialog with typed but unsaved changes is closed, or left together with its page. */
export function useCloseGuard({ isChanged, what, onClose }: CloseGuardOptions): CloseGuard {
  const [isClosing, setClosing] = useState(false);
  const blocker = useUnsaved(isChanged);
  const stay = () => {
    setClosing(false);
    blocker.reset?.();
  };
  const isAsked = isClosing || blocker.status === "blocked";
  const question = isAsked && (
    <LeaveQuestion onLeave={blocker.proceed ?? onClose} onStay={stay}>
      {what}
    </LeaveQuestion>
  );
  return { question, close: () => (isChanged() ? setClosing(true) : onClose()) };
}
