import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";
import { presetsQuery, useAddPreset } from "../api/presets.ts";
import type { EditorLine } from "../editor/line.ts";
import field from "../../../ui/field.module.css";

interface NamePresetDialogProps {
  readonly lines: readonly EditorLine[];
  readonly onClose: () => void;
}

/** Saves the list as a preset, under a name. */
export function NamePresetDialog({ lines, onClose }: NamePresetDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const add = useAddPreset();
  const { data } = useQuery(presetsQuery());
  const [name, setName] = useState("");
  const [isShared, setIsShared] = useState(false);
  const { isTried, place, noteTry } = useSubmitAttempts();
  const isNamed = name.trim() !== "";
  const institution = data?.institutionName;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    noteTry();
    if (!isNamed || add.isPending) return;
    const kept = lines.map(({ typeId, count, level }) => ({
      taskTypeId: typeId,
      taskCount: count,
      taskLevel: level,
    }));
    add.mutate(
      { name: name.trim(), isShared, lines: kept },
      {
        onSuccess: () => {
          flash(t`The preset is saved.`, { type: "success" });
          onClose();
        },
      },
    );
  };
  const close = unlessBusy(add.isPending, onClose);
  const actions = (
    <>
      <Button onPress={close}>
        <Trans>Cancel</Trans>
      </Button>
      <Button look="primary" type="submit" form={formId} isBusy={add.isPending}>
        <Trans>Save preset</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Save as preset`} isOpen holds onClose={close} actions={actions}>
      <form ref={place} id={formId} noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label={t`Name of the preset`}
            value={name}
            maxLength={longest.presetName}
            autoComplete="off"
            error={isTried && !isNamed ? t`Please give it a name.` : undefined}
            onChange={setName}
          />
          {institution && (
            <Switch
              label={t`Share with colleagues at ${institution}`}
              isSelected={isShared}
              onChange={setIsShared}
            />
          )}
          {add.error && (
            <p role="alert" className={field.error}>
              {errorText(add.error)}
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
