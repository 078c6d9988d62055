import { Trans, useLingui } from "@lingui/react/macro";
import type { SchedulePreset } from "@regain/contract/entities/schedule-preset";
import { Trash2 } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useRemovePreset } from "../api/presets.ts";
import field from "../../../ui/field.module.css";

interface RemovePresetDialogProps {
  readonly preset: SchedulePreset;
  readonly onClose: () => void;
}

/** Asks once before a preset goes. */
export function RemovePresetDialog({ preset, onClose }: RemovePresetDialogProps) {
  const { t } = useLingui();
  const remove = useRemovePreset(preset.presetId);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        flash(t`${preset.name} was deleted.`, { type: "success" });
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
        <Trans>Delete</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Delete ${preset.name}?`} isOpen onClose={onClose} actions={actions}>
      <p>
        {preset.isShared ? (
          <Trans>Colleagues can no longer use it. Homework made from it stays.</Trans>
        ) : (
          <Trans>Homework made from it stays.</Trans>
        )}
      </p>
      {remove.error && (
        <p role="alert" className={field.error}>
          {errorText(remove.error)}
        </p>
      )}
    </Dialog>
  );
}
