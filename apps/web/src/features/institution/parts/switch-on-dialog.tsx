import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";

interface SwitchOnDialogProps {
  /** Who logs in by it from then on. */
  readonly members: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asked before everybody has to go another way in. */
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
            one="From then on # clinician (you) logs in at your provider, and no other way."
            other="From then on # clinicians, you among them, log in at your provider, and no other way."
          />
        </p>
        <p>
          <Trans>
            We test it first. Stay logged in here until you have tried it in another browser: from
            this page you can switch it off again.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
