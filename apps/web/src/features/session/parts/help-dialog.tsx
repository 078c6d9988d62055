import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, Phone } from "lucide-react";
import { support } from "../../../lib/support.ts";
import { useBackCloses } from "../../../lib/use-back.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { AnchorButton } from "../../../ui/link-button.tsx";
import { HelpLines, type HelpLinesProps } from "./help-lines.tsx";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./dialogs.module.css";

interface HelpDialogProps extends HelpLinesProps {
  readonly onClose: () => void;
}

/** What to do, and whom to call. */
export function HelpDialog({ onClose, ...lines }: HelpDialogProps) {
  const { t } = useLingui();
  useBackCloses(onClose);
  const close = (
    <SteadyButton look="primary" onTap={onClose}>
      <Trans>Close</Trans>
    </SteadyButton>
  );
  return (
    <Dialog title={t`Help`} isOpen onClose={onClose} actions={close}>
      <Stack gap={2}>
        <HelpLines {...lines} />
        <p>
          <Trans>Is something wrong? Talk to us:</Trans>
        </p>
        <AnchorButton href={support.phoneAddress} icon={Phone} wide>
          {support.phone}
        </AnchorButton>
        <AnchorButton href={support.mailAddress} icon={Mail} wide>
          <span className={styles.address}>{support.email}</span>
        </AnchorButton>
      </Stack>
    </Dialog>
  );
}
