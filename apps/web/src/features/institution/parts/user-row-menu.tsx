import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import {
  CirclePause,
  CirclePlay,
  Ellipsis,
  KeyRound,
  LogOut,
  MailX,
  Send,
  ShieldMinus,
  ShieldPlus,
  Trash2,
} from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { actionsFor, type UserAction } from "../user-actions.ts";
import { userName } from "../user-name.ts";

const entries = {
  "reset-password": { label: msg`Reset password`, icon: KeyRound },
  "make-admin": { label: msg`Make admin`, icon: ShieldPlus },
  "end-admin": { label: msg`Remove admin rights`, icon: ShieldMinus },
  suspend: { label: msg`Suspend`, icon: CirclePause },
  reactivate: { label: msg`Re-activate`, icon: CirclePlay },
  remove: { label: msg`Remove`, icon: Trash2 },
  discharge: { label: msg`Discharge`, icon: LogOut },
  resend: { label: msg`Re-send invitation`, icon: Send },
  "invite-again": { label: msg`Invite again`, icon: Send },
  withdraw: { label: msg`Withdraw invitation`, icon: MailX },
} as const;

export interface UserRowMenuProps {
  readonly row: InstitutionUser;
  readonly onAction: (action: UserAction) => void;
}

/** All actions for a user or an invitation. */
export function UserRowMenu({ row, onAction }: UserRowMenuProps) {
  const { t, i18n } = useLingui();
  const name = userName(row);
  return (
    <Menu
      name={t`Actions for ${name}`}
      trigger={<IconButton icon={Ellipsis} look="quiet" name={t`Actions for ${name}`} />}
      entries={actionsFor(row).map((action) => ({
        id: action,
        label: i18n._(entries[action].label),
        icon: entries[action].icon,
        onAction: () => onAction(action),
      }))}
    />
  );
}
