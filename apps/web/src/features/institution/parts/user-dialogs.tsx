import type { ComponentType } from "react";
import type { UserAction } from "../user-actions.ts";
import { EndAdminDialog, MakeAdminDialog } from "./admin-dialogs.tsx";
import { InviteAgainDialog, ResendDialog, WithdrawDialog } from "./invitation-dialogs.tsx";
import { DischargeDialog, RemoveDialog } from "./remove-dialogs.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";
import { ReactivateDialog, SuspendDialog } from "./status-dialogs.tsx";
import type { UserDialogProps } from "./user-dialog.ts";

/** By the entry chosen in a row's menu. */
export const userDialogs: Readonly<Record<UserAction, ComponentType<UserDialogProps>>> = {
  "reset-password": ResetPasswordDialog,
  "make-admin": MakeAdminDialog,
  "end-admin": EndAdminDialog,
  suspend: SuspendDialog,
  reactivate: ReactivateDialog,
  remove: RemoveDialog,
  discharge: DischargeDialog,
  resend: ResendDialog,
  "invite-again": InviteAgainDialog,
  withdraw: WithdrawDialog,
};
