import { Trans, useLingui } from "@lingui/react/macro";
import type { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import { refusalOf } from "@regain/contract/client";
import type { OwnItem } from "@regain/contract/entities/own-item";
import {
  maxOwnNameLength,
  maxRelationLength,
  ownNamePattern,
} from "@regain/contract/own-item-limits";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { flash } from "../../../lib/flash.ts";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { useCloseGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useChangeItem } from "../api/own-items.ts";
import field from "../../../ui/field.module.css";
import styles from "../own-items.module.css";
import { useWordProblem } from "../use-word-problem.ts";

interface ChangeDialogProps {
  readonly patientId: string;
  readonly item: OwnItem;
  readonly onClose: () => void;
}

/** Corrects a name, or who a person is. */
export function ChangeDialog({ patientId, item, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const problemOf = useWordProblem(patientId);
  const formId = useId();
  const change = useChangeItem(patientId, item.itemId);
  const [name, setName] = useState(item.name);
  const [relation, setRelation] = useState(item.relation ?? "");
  /** By any press so far, whose answer may have got lost. */
  const changed = useRef({ name: false, relation: false });
  const { isTried, place, noteTry } = useSubmitAttempts();
  const isPerson = item.kind === "person";
  const hasName = ownNamePattern.test(name);
  const theirs = refusalOf<typeof changeOwnItem>(change.error)?.current;
  const theirRelation = theirs?.relation;

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    noteTry();
    const from = theirs ?? item;
    if (!hasName || change.isPending) return;
    // Only what was changed here, also if it was changed back: somebody else may have changed the other meanwhile.
    changed.current.name ||= name !== item.name;
    changed.current.relation ||= relation !== (item.relation ?? "");
    change.mutate(
      {
        ...(changed.current.name && { name: name.trim() }),
        ...(changed.current.relation && { relation: relation.trim() || null }),
        from: { name: from.name, relation: from.relation },
      },
      {
        onSuccess: () => {
          flash(t`Saved.`, { type: "success" });
          onClose();
        },
      },
    );
  };
  const { question, close } = useCloseGuard({
    isChanged: () => name !== item.name || relation !== (item.relation ?? ""),
    what: <Trans>What you changed here is not saved yet.</Trans>,
    onClose,
  });
  const actions = (
    <>
      <Button onPress={close}>
        <Trans>Cancel</Trans>
      </Button>
      {theirs && (
        <Button onPress={onClose}>
          <Trans>Use theirs</Trans>
        </Button>
      )}
      <Button look="primary" type="submit" form={formId} isBusy={change.isPending}>
        {theirs ? <Trans>Keep mine</Trans> : <Trans>Save</Trans>}
      </Button>
    </>
  );
  return (
    <Dialog title={t`Change ${item.name}`} isOpen holds onClose={close} actions={actions}>
      <form ref={place} id={formId} noValidate onSubmit={save}>
        <Stack>
          <TextField
            label={t`Name`}
            value={name}
            maxLength={maxOwnNameLength}
            autoComplete="off"
            error={isTried && !hasName ? t`Please write the name.` : undefined}
            onChange={setName}
          />
          {isPerson && (
            <TextField
              label={t`Who is it? You can leave this empty.`}
              description={t`For example, your sister`}
              value={relation}
              maxLength={maxRelationLength}
              autoComplete="off"
              onChange={setRelation}
            />
          )}
          {item.voice && (
            <p className={styles.quiet}>
              <Trans>The recorded voice stays as it is.</Trans>
            </p>
          )}
          {question}
          {theirs && (
            <p role="alert" className={field.error}>
              {theirRelation ? (
                <Trans>
                  Somebody else changed this to “{theirs.name}”, “{theirRelation}”.
                </Trans>
              ) : (
                <Trans>Somebody else changed this to “{theirs.name}”.</Trans>
              )}
            </p>
          )}
          {change.error && !theirs && (
            <p role="alert" className={field.error}>
              {problemOf(change.error)}
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
