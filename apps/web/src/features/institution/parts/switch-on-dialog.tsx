import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";

interface SwitchOnDialogProps {
  /** How many people will log in by it. */
  readonly members: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before everybody has to log in a different way. */
export function SwitchOnDialog({ members, onConfirm, onClose }: SwitchOnDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Switch on single sign-on?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button look="primary" onPress={onConfirm}>
            <Trans>Test and switch on</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>
          <Plural
            value={members}
            one="From then on, # clinician (you) can log in only at your provider."
            other="From then on, # clinicians, including you, can log in only at your provider."
          />
        </p>
        <p>
          <Trans>
            We will test it first. Stay logged in here until you have tried it in another browser:
            you can switch it off again from this page.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
