import { Trans, useLingui } from "@lingui/react/macro";
import { useChangeUser } from "../api/users.ts";
import { userName } from "../user-name.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { sayDone, type UserDialogProps } from "./user-dialog.ts";

/** Locks a user out until they are reactivated. */
export function SuspendDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeUser(user.id);
  const name = userName(user);
  const done = () => {
    sayDone(t`${name} is suspended.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Suspend ${name}?`}
      verb={t`Suspend`}
      isDangerous
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({ status: "SUSPENDED" }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>
          {name} will be logged out right away and cannot log in until you re-activate the account.
          Nothing is deleted.
        </Trans>
      </p>
      {user.type === "patient" && (
        <p>
          <Trans>
            If they pay by card, nothing is charged in the meantime. Your institution pays once the
            time they paid for has ended.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Reactivates a user. */
export function ReactivateDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeUser(user.id);
  const name = userName(user);
  const done = () => {
    sayDone(t`${name} is active again.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Re-activate ${name}?`}
      verb={t`Re-activate`}
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({ status: "ACTIVE" }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>{name} can log in again and will find everything as it was.</Trans>
      </p>
      {user.type === "patient" && (
        <p>
          <Trans>
            If they pay by card, the card is charged again when the next payment is due.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
