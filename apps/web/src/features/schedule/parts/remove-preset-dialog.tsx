import { Trans, useLingui } from "@lingui/react/macro";
import type { SchedulePreset } from "@regain/contract/entities/schedule-preset";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { RemoveDialog } from "../../../ui/remove-dialog.tsx";
import { useRemovePreset } from "../api/presets.ts";

interface RemovePresetDialogProps {
  readonly preset: SchedulePreset;
  readonly onClose: () => void;
}

export function RemovePresetDialog({ preset, onClose }: RemovePresetDialogProps) {
  const { t } = useLingui();
  const remove = useRemovePreset(preset.presetId);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        flash(t`${preset.name} was deleted.`, { type: "success" });
        onClose();
      },
    });
  return (
    <RemoveDialog
      title={t`Delete “${preset.name}”?`}
      verb={<Trans>Delete</Trans>}
      isBusy={remove.isPending}
      error={remove.error ? errorText(remove.error) : undefined}
      onRemove={confirm}
      onClose={onClose}
    >
      {preset.isShared ? (
        <Trans>Colleagues can no longer use it. Homework made from it stays.</Trans>
      ) : (
        <Trans>Homework made from it stays.</Trans>
      )}
    </RemoveDialog>
  );
}
