import { Trans, useLingui } from "@lingui/react/macro";
import { useBackCloses } from "../../../lib/use-back.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { SteadyButton } from "./steady-button.tsx";

/** The welcome asked for something that this version of the player cannot do. */
export function UnsupportedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  useBackCloses(onClose);
  const close = (
    <SteadyButton look="primary" onTap={onClose}>
      <Trans>Close</Trans>
    </SteadyButton>
  );
  return (
    <Dialog title={t`Not yet supported`} isOpen onClose={onClose} actions={close}>
      <p>
        <Trans>This action is not yet supported. You can continue your practice.</Trans>
      </p>
    </Dialog>
  );
}
