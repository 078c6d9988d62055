import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";

interface LeaveDialogProps {
  readonly isSaving: boolean;
  readonly error: string | undefined;
  /** Saves, then closes. */
  readonly onSave: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asked when something would be lost. */
export function LeaveDialog({ isSaving, error, onSave, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useLingui();
  const actions = (
    <>
      <Button onPress={onStay}>
        <Trans>Keep editing</Trans>
      </Button>
      <Button look="danger" onPress={onLeave}>
        <Trans>Exit without saving</Trans>
      </Button>
      <Button look="primary" isBusy={isSaving} onPress={onSave}>
        <Trans>OK</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Save changes before exit?`} isOpen onClose={onStay} actions={actions}>
      <p>
        <Trans>OK saves the homework and closes it.</Trans>
      </p>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </Dialog>
  );
}
