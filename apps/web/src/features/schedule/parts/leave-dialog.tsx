import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";

interface LeaveDialogProps {
  /** As used in a sentence: 'the homework'. */
  readonly what: string;
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  /** Saves, then closes. */
  readonly onSave: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before leaving would lose something. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { what, canSave, isSaving, error, onSave, onLeave, onStay } = props;
  const { t } = useLingui();
  const actions = (
    <>
      <Button onPress={onStay}>
        <Trans>Keep editing</Trans>
      </Button>
      <Button look="danger" onPress={onLeave}>
        <Trans>Exit without saving</Trans>
      </Button>
      <Button look="primary" isBusy={isSaving} isDisabled={!canSave} onPress={onSave}>
        <Trans>OK</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Save changes before exit?`} isOpen onClose={onStay} actions={actions}>
      <p>
        {canSave ? (
          <Trans>OK saves {what} and closes it.</Trans>
        ) : (
          <Trans>It cannot be saved like this. Keep editing to see why.</Trans>
        )}
      </p>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </Dialog>
  );
}
