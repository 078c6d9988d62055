import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useUnsaved } from "../../lib/use-unsaved.ts";
import { LeaveQuestion } from "../../ui/leave-question.tsx";

/** Asks before what was typed and not saved is left. @returns the question, to be shown in the page */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const blocker = useUnsaved(() => isChanged);
  if (blocker.status !== "blocked") return null;
  const { proceed, reset } = blocker;
  return (
    <LeaveQuestion onLeave={proceed} onStay={reset}>
      <Trans>What you changed on this page is not saved yet.</Trans>
    </LeaveQuestion>
  );
}
