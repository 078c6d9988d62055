import { Trans, useLingui } from "@lingui/react/macro";
import { removalForm } from "@regain/contract/entities/removal-form";
import { useForm } from "react-hook-form";
import { FormCheckbox } from "../../../lib/forms/fields.tsx";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useRemoveUser } from "../api/users.ts";
import { userName } from "../user-name.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import styles from "./remove-dialogs.module.css";
import { sayDone, type UserDialogProps } from "./user-dialog.ts";

interface Values {
  readonly acknowledged: boolean;
}

/** Removes a clinician: the loss has to be acknowledged. */
export function RemoveDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useRemoveUser(user.id);
  const form = useForm<Values>({
    defaultValues: { acknowledged: false },
    resolver: resolveBy(removalForm),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const name = userName(user);
  const confirm = form.handleSubmit(() =>
    mutate(
      { acknowledged: true },
      {
        onSuccess: ({ patients = 0 }) => {
          const taken =
            patients === 1
              ? t`1 patient is now with you.`
              : t`${patients} patients are now with you.`;
          sayDone(patients === 0 ? t`${name} is removed.` : `${t`${name} is removed.`} ${taken}`);
          onClose();
        },
      },
    ),
  );
  return (
    <ConfirmDialog
      title={t`Remove ${name}?`}
      verb={t`Remove`}
      isDangerous
      isBusy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <ul className={styles.list}>
        <li>
          <Trans>
            {name} will be logged out right away, and the account will be deleted after 14 days.
          </Trans>
        </li>
        <li>
          <Trans>
            All of {name}'s patients move to your list. Signed notes stay in the patients' records.
          </Trans>
        </li>
        <li>
          <Trans>
            Shared presets become yours; presets and settings that nobody else sees are lost.
          </Trans>
        </li>
      </ul>
      <div ref={place}>
        <FormCheckbox control={form.control} name="acknowledged">
          <Trans>I understand that this account's data will be lost.</Trans>
        </FormCheckbox>
      </div>
    </ConfirmDialog>
  );
}

/** Removes a patient from the institution. */
export function DischargeDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useRemoveUser(user.id);
  const name = userName(user);
  const done = () => {
    sayDone(t`${name} is discharged.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Discharge ${name}?`}
      verb={t`Discharge`}
      isDangerous
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({}, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>
          {name} will leave your institution's list. The account and all results stay, and so do the
          clinicians who work with {name}.
        </Trans>
      </p>
      <p>
        <Trans>
          If your institution pays for the account, it will do so for 14 more days. Months already
          agreed on stay.
        </Trans>
      </p>
      <p>
        {user.email ? (
          <Trans>We will tell {name} by email.</Trans>
        ) : (
          <Trans>There is no email address in the account. Please tell {name} yourself.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
