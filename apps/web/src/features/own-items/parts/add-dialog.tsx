import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnItemKind } from "@regain/contract/entities/own-item";
import {
  maxOwnNameLength,
  maxRelationLength,
  maxPhotoBytes,
  ownNamePattern,
} from "@regain/contract/own-item-limits";
import { type SubmitEvent, useId, useState } from "react";
import { flash } from "../../../lib/flash.ts";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { useCloseGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { VoiceRecorder } from "../../session/screens/voice-recorder.tsx";
import { useAddItem } from "../api/own-items.ts";
import field from "../../../ui/field.module.css";
import styles from "../own-items.module.css";
import { useWordProblem } from "../use-word-problem.ts";
import { PhotoField } from "./photo-field.tsx";

interface AddDialogProps {
  readonly patientId: string;
  /** The consent to tick before saving, if somebody else adds it for the patient. */
  readonly agreement?: string | undefined;
  readonly onClose: () => void;
}

/** A photo, a name, who or what it is, and the name spoken by a voice the patient knows. */
export function AddDialog({ patientId, agreement, onClose }: AddDialogProps) {
  const { t } = useLingui();
  const problemOf = useWordProblem(patientId);
  const formId = useId();
  const add = useAddItem(patientId);
  const [photo, setPhoto] = useState<File>();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<OwnItemKind>("person");
  const [relation, setRelation] = useState("");
  const [voice, setVoice] = useState<Blob>();
  const [isAgreed, setIsAgreed] = useState(false);
  const { isTried, place, noteTry } = useSubmitAttempts();
  const hasName = ownNamePattern.test(name);
  const isLarge = photo !== undefined && photo.size > maxPhotoBytes;
  const nameProblem = isTried && !hasName ? t`Please write the name.` : undefined;
  const lacksAgreement = agreement !== undefined && !isAgreed;
  let photoProblem = isTried && !photo ? t`Please choose a photo.` : undefined;
  if (isLarge) photoProblem = t`This photo is larger than 8 MB. Please choose a smaller one.`;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    noteTry();
    if (!photo || isLarge || !hasName || lacksAgreement || add.isPending) return;
    const who = kind === "person" && relation.trim() ? relation.trim() : undefined;
    const patientAgrees = agreement ? ("true" as const) : undefined;
    const fields = { name: name.trim(), kind, relation: who, patientAgrees };
    add.mutate(
      { fields, files: { photo, voice } },
      {
        onSuccess: () => {
          const said = agreement
            ? t`Added. It will be in the patient's next practice.`
            : t`Added. It will be in your next practice.`;
          flash(said, { type: "success" });
          onClose();
        },
      },
    );
  };

  const hasBegun = photo !== undefined || voice !== undefined || name !== "" || relation !== "";
  const { question, close } = useCloseGuard({
    isChanged: () => hasBegun,
    what: <Trans>What you added here is not saved yet.</Trans>,
    onClose,
  });
  const actions = (
    <>
      <Button onPress={close}>
        <Trans>Cancel</Trans>
      </Button>
      <Button look="primary" type="submit" form={formId} isBusy={add.isPending}>
        <Trans>Save</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Add a person or a thing`} isOpen holds onClose={close} actions={actions}>
      <form ref={place} id={formId} noValidate onSubmit={submit}>
        <Stack>
          <PhotoField photo={photo} error={photoProblem} onPhoto={setPhoto} />
          <TextField
            label={t`Name`}
            value={name}
            maxLength={maxOwnNameLength}
            autoComplete="off"
            error={nameProblem}
            onChange={setName}
          />
          <RadioGroup<OwnItemKind>
            label={t`Is it a person or a thing?`}
            row
            value={kind}
            choices={[
              { value: "person", label: t`A person` },
              { value: "thing", label: t`A thing` },
            ]}
            onChange={setKind}
          />
          {kind === "person" && (
            <TextField
              label={t`Who is it? You can leave this empty.`}
              description={t`For example, your sister`}
              value={relation}
              maxLength={maxRelationLength}
              autoComplete="off"
              onChange={setRelation}
            />
          )}
          <fieldset className={styles.field}>
            <legend className={styles.label}>
              <Trans>Say the name. You can leave this out.</Trans>
            </legend>
            <VoiceRecorder onVoice={setVoice} />
          </fieldset>
          {agreement && (
            <Checkbox
              isSelected={isAgreed}
              onChange={setIsAgreed}
              error={isTried && lacksAgreement ? t`Please ask the patient first.` : undefined}
            >
              {agreement}
            </Checkbox>
          )}
          {question}
          {add.error && (
            <p role="alert" className={field.error}>
              {problemOf(add.error)}
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
