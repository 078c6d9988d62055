import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface HandBackDialogProps {
  readonly onStay: () => void;
  readonly onHandBack: () => void;
}

/** Asks once before the clinician's pages open again. */
export function HandBackDialog({ onStay, onHandBack }: HandBackDialogProps) {
  const { t } = useLingui();
  const actions = (
    <>
      <Button onPress={onStay}>
        <Trans>No, go back</Trans>
      </Button>
      <Button look="primary" onPress={onHandBack}>
        <Trans>Yes, I am the clinician</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Are you the clinician?`} isOpen holds onClose={onStay} actions={actions}>
      <p>
        <Trans>This ends your practice for now. Please give the device to your clinician.</Trans>
      </p>
    </Dialog>
  );
}
