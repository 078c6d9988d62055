import { Trans, useLingui } from "@lingui/react/macro";
import { useChangeUser } from "../api/users.ts";
import { userName } from "../user-name.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { sayDone, type UserDialogProps } from "./user-dialog.ts";

/** Lets a clinician manage the institution. */
export function MakeAdminDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeUser(user.id);
  const name = userName(user);
  const done = () => {
    sayDone(t`${name} is an admin now.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Make ${name} an admin?`}
      verb={t`Make admin`}
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({ institutionAdmin: true }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>
          An admin can invite, suspend and remove users, you among them, and change the settings of
          the institution.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

/** Ends that. */
export function EndAdminDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeUser(user.id);
  const name = userName(user);
  const done = () => {
    sayDone(t`${name} is not an admin anymore.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Remove the admin rights of ${name}?`}
      verb={t`Remove admin rights`}
      isDangerous
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({ institutionAdmin: false }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>{name} stays a clinician of your institution, with all patients.</Trans>
      </p>
    </ConfirmDialog>
  );
}
