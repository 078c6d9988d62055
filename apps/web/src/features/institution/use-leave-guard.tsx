import { Trans, useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks before what was typed and not saved is left. @returns the question, to be shown in the page */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  const { proceed, reset } = blocker;
  return (
    <Dialog
      title={t`Leave without saving?`}
      isOpen
      onClose={reset}
      actions={
        <>
          <Button look="danger" onPress={proceed}>
            <Trans>Leave</Trans>
          </Button>
          <Button look="primary" onPress={reset}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>What you changed on this page is not saved yet.</Trans>
      </p>
    </Dialog>
  );
}
