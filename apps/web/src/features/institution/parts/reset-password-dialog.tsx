import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useChangeUser } from "../api/users.ts";
import { userName } from "../user-name.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { TemporaryPassword } from "./temporary-password.tsx";
import { sayDone, type UserDialogProps } from "./user-dialog.ts";

/** What happens to the person, depending on how they can be reached. */
function Consequence({ user }: Pick<UserDialogProps, "user">) {
  const { email } = user;
  if (email === null)
    return (
      <p>
        <Trans>
          There is no email address in this account. You will see a password to pass on. It is shown
          only once.
        </Trans>
      </p>
    );
  if (user.status === "SUSPENDED")
    return (
      <p>
        <Trans>
          A link to set a new one will be sent to {email} when you re-activate the account.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>We will send a link to set a new one to {email}. It is good for 24 hours.</Trans>
    </p>
  );
}

/** Invalidates a user's password. */
export function ResetPasswordDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const reset = useChangeUser(user.id);
  const name = userName(user);
  const password = reset.data?.oneTimePassword;
  if (password)
    return (
      <Dialog
        title={t`One-time password for ${name}`}
        isOpen
        holds
        ignoresEscape
        onClose={onClose}
        actions={
          <Button look="primary" onPress={onClose}>
            <Trans>I have noted it</Trans>
          </Button>
        }
      >
        <TemporaryPassword password={password} username={user.username ?? ""} />
      </Dialog>
    );
  const confirm = () =>
    reset.mutate(
      { password: "" },
      {
        onSuccess: ({ oneTimePassword, sentTo }) => {
          if (oneTimePassword !== null) return;
          sayDone(
            user.status === "SUSPENDED"
              ? t`${name}'s password has been reset.`
              : t`We sent a link to set a new password to ${sentTo}.`,
          );
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t`Reset ${name}'s password?`}
      verb={t`Reset password`}
      isBusy={reset.isPending}
      error={reset.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <Trans>
          The current password will stop working right away, and {name} will be logged out on all
          devices.
        </Trans>
      </p>
      <Consequence user={user} />
    </ConfirmDialog>
  );
}
