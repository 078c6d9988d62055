import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export interface LeaveQuestionProps {
  /** What is not saved yet. */
  readonly children: ReactNode;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before typed but unsaved changes are left. */
export function LeaveQuestion({ children, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useLingui();
  const actions = (
    <>
      <Button look="danger" onPress={onLeave}>
        <Trans>Leave</Trans>
      </Button>
      <Button look="primary" onPress={onStay}>
        <Trans>Keep editing</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Leave without saving?`} isOpen onClose={onStay} actions={actions}>
      <p>{children}</p>
    </Dialog>
  );
}
