import { Trans, useLingui } from "@lingui/react/macro";
import { useInvite, useSendInvitation, useWithdrawInvitation } from "../api/users.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { sayDone, type UserDialogProps } from "./user-dialog.ts";

/** Sends an open invitation again. */
export function ResendDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSendInvitation(user.id);
  const email = user.email ?? "";
  const done = () => {
    sayDone(t`Invitation for ${email} has been successfully sent.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Re-send the invitation?`}
      verb={t`Re-send invitation`}
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>
          {email} will get a new link. It is good for 7 days; the earlier one will stop working.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

/** Replaces an invitation that has expired or was declined. */
export function InviteAgainDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useInvite();
  const email = user.email ?? "";
  const done = () => {
    sayDone(t`Invitation for ${email} has been successfully sent.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Invite again?`}
      verb={t`Invite again`}
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({ email, type: user.type }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        {user.status === "DECLINED" ? (
          <Trans>{email} has declined. A new invitation is good for 7 days.</Trans>
        ) : (
          <Trans>Nobody has answered in time. A new invitation is good for 7 days.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}

/** Withdraws an invitation. */
export function WithdrawDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useWithdrawInvitation(user.id);
  const email = user.email ?? "";
  const done = () => {
    sayDone(t`The invitation for ${email} is withdrawn.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Withdraw the invitation?`}
      verb={t`Withdraw invitation`}
      isDangerous
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <Trans>
          The link that {email} received will stop working, and the invitation will leave the list.
          You can invite the address again at any time.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
