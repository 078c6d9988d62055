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
          An admin can invite, suspend and remove users, including you, and change the institution's
          settings.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

/** Takes a clinician's admin rights away. */
export function EndAdminDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeUser(user.id);
  const name = userName(user);
  const done = () => {
    sayDone(t`${name} is no longer an admin.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Remove ${name}'s admin rights?`}
      verb={t`Remove admin rights`}
      isDangerous
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({ institutionAdmin: false }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>{name} remains a clinician at your institution and keeps all patients.</Trans>
      </p>
    </ConfirmDialog>
  );
}
