import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useUnsaved } from "../../lib/use-unsaved.ts";
import { LeaveQuestion } from "../../ui/leave-question.tsx";

/**
 * Asks before typed but unsaved changes are left.
 * @returns the question, to be shown in the page
 */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const blocker = useUnsaved(() => isChanged);
  if (blocker.status !== "blocked") return null;
  const { proceed, reset } = blocker;
  return (
    <LeaveQuestion onLeave={proceed} onStay={reset}>
      <Trans>Your changes on this page are not saved yet.</Trans>
    </LeaveQuestion>
  );
}
