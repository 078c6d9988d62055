import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnItem } from "@regain/contract/entities/own-item";
import { Trash2 } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { useRemoveItem } from "../api/own-items.ts";
import field from "../../../ui/field.module.css";

interface RemoveDialogProps {
  readonly patientId: string;
  readonly item: OwnItem;
  readonly onClose: () => void;
}

/** Asks once before an item goes. */
export function RemoveDialog({ patientId, item, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const remove = useRemoveItem(patientId, item.itemId);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        flash(t`${item.name} was removed.`, { type: "success" });
        onClose();
      },
    });
  };
  const actions = (
    <>
      <Button onPress={onClose}>
        <Trans>Keep</Trans>
      </Button>
      <Button look="danger" icon={Trash2} isBusy={remove.isPending} onPress={confirm}>
        <Trans>Remove</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Remove ${item.name}?`} isOpen onClose={onClose} actions={actions}>
      <Stack>
        <p>
          <Trans>New practice will not show it. We delete the photo after 30 days.</Trans>
        </p>
        {remove.error && (
          <p role="alert" className={field.error}>
            {errorText(remove.error)}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
