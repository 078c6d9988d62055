import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, Phone } from "lucide-react";
import { support } from "../../../lib/support.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { AnchorButton } from "../../../ui/link-button.tsx";
import styles from "./dialogs.module.css";
import { SteadyButton } from "./steady-button.tsx";

/** What to do, and whom to call. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const close = (
    <SteadyButton look="primary" onTap={onClose}>
      <Trans>Close</Trans>
    </SteadyButton>
  );
  return (
    <Dialog title={t`Help`} isOpen onClose={onClose} actions={close}>
      <Stack gap={2}>
        <ul className={styles.list}>
          <li>
            <Trans>Take your time. You can stop and go on later.</Trans>
          </li>
          <li>
            <Trans>Touch the loudspeaker to hear what to do.</Trans>
          </li>
          <li>
            <Trans>Touch “Get Help” for a hint.</Trans>
          </li>
          <li>
            <Trans>Too hard? Touch “Skip”.</Trans>
          </li>
          <li>
            <Trans>Want to stop? Touch “Home”. Your answers are kept.</Trans>
          </li>
        </ul>
        <p>
          <Trans>Is something wrong? Talk to us:</Trans>
        </p>
        <AnchorButton href={support.phoneAddress} icon={Phone} wide>
          {support.phone}
        </AnchorButton>
        <AnchorButton href={support.mailAddress} icon={Mail} wide>
          {support.email}
        </AnchorButton>
      </Stack>
    </Dialog>
  );
}
