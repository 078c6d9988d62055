import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnItem } from "@regain/contract/entities/own-item";
import { flash } from "../../../lib/flash.ts";
import { RemoveDialog } from "../../../ui/remove-dialog.tsx";
import { useRemoveItem } from "../api/own-items.ts";
import { useWordProblem } from "../use-word-problem.ts";

interface RemoveItemDialogProps {
  readonly patientId: string;
  readonly item: OwnItem;
  readonly onClose: () => void;
}

export function RemoveItemDialog({ patientId, item, onClose }: RemoveItemDialogProps) {
  const { t } = useLingui();
  const problemOf = useWordProblem(patientId);
  const remove = useRemoveItem(patientId, item.itemId);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        flash(t`${item.name} was removed.`, { type: "success" });
        onClose();
      },
    });
  return (
    <RemoveDialog
      title={t`Remove ${item.name}?`}
      verb={<Trans>Remove</Trans>}
      isBusy={remove.isPending}
      error={remove.error ? problemOf(remove.error) : undefined}
      onRemove={confirm}
      onClose={onClose}
    >
      <Trans>Future practice will not show it. We will delete the photo after 30 days.</Trans>
    </RemoveDialog>
  );
}
