import { Trans } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import field from "./field.module.css";
import { Stack } from "./layout.tsx";
import { unlessBusy } from "./unless-busy.ts";

interface RemoveDialogProps {
  readonly title: string;
  /** What removal means. */
  readonly children: ReactNode;
  /** The word on the button. */
  readonly verb: ReactNode;
  readonly isBusy: boolean;
  /** Why it was not removed. */
  readonly error: string | undefined;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks once before something is removed. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { title, children, verb, isBusy, error, onRemove, onClose } = props;
  const close = unlessBusy(isBusy, onClose);
  const actions = (
    <>
      <Button onPress={close}>
        <Trans>Keep</Trans>
      </Button>
      <Button look="danger" icon={Trash2} isBusy={isBusy} onPress={() => isBusy || onRemove()}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={close} actions={actions}>
      <Stack>
        <p>{children}</p>
        {error && (
          <p role="alert" className={field.error}>
            {error}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
