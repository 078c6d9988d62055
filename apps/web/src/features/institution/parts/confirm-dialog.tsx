import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";

export interface ConfirmDialogProps {
  readonly title: string;
  /** What it means. */
  readonly children: ReactNode;
  /** The text of the button. */
  readonly verb: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why it did not work. */
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before something is done to a user, and shows there why it failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, verb, isDangerous, isBusy, error, onConfirm, onClose } = props;
  const close = unlessBusy(isBusy, onClose);
  return (
    <Dialog
      title={title}
      isOpen
      holds={isBusy}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look={isDangerous ? "danger" : "primary"}
            isBusy={isBusy}
            onPress={() => isBusy || onConfirm()}
          >
            {verb}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {children}
        {error !== null && error !== undefined && (
          <p role="alert" className={field.error}>
            {errorText(error)}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
