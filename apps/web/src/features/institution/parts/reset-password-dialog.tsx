import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useChangeUser } from "../api/users.ts";
import { userName } from "../user-name.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { OneTimePassword } from "./one-time-password.tsx";
import { sayDone, type UserDialogProps } from "./user-dialog.ts";

/** What becomes of the person, by how they can be reached. */
function Consequence({ user }: Pick<UserDialogProps, "user">) {
  const { email } = user;
  if (email === null)
    return (
      <p>
        <Trans>
          There is no email address in this account. You will see a password to hand over. It is
          shown once.
        </Trans>
      </p>
    );
  if (user.status === "SUSPENDED")
    return (
      <p>
        <Trans>A link to set a new one is sent to {email} when you re-activate the account.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>We send a link to set a new one to {email}. It is good for 24 hours.</Trans>
    </p>
  );
}

/** Makes somebody's password void. */
export function ResetPasswordDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const reset = useChangeUser(user.id);
  const name = userName(user);
  const password = reset.data?.oneTimePassword;
  if (password)
    return (
      <Dialog
        title={t`One-time password of ${name}`}
        isOpen
        holds
        onClose={onClose}
        actions={
          <Button look="primary" onPress={onClose}>
            <Trans>I have noted it</Trans>
          </Button>
        }
      >
        <OneTimePassword password={password} username={user.username ?? ""} />
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
              ? t`The password of ${name} is reset.`
              : t`We sent a link to set a new password to ${sentTo}.`,
          );
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t`Reset the password of ${name}?`}
      verb={t`Reset password`}
      isBusy={reset.isPending}
      error={reset.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <Trans>
          The current password stops working at once, and {name} is logged out on all devices.
        </Trans>
      </p>
      <Consequence user={user} />
    </ConfirmDialog>
  );
}
