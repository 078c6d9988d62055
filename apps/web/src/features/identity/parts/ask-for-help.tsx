import { Trans } from "@lingui/react/macro";
import { SupportContacts } from "../../../ui/support-contacts.tsx";

export interface AskForHelpProps {
  /** An institution manages the account. */
  readonly isMember: boolean;
}

/** Who can restore access for people without a usable password, code or card. */
export function AskForHelp({ isMember }: AskForHelpProps) {
  if (isMember)
    return (
      <p>
        <Trans>
          An admin of your institution can give you a new password. Then log in with it.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>There is no email address in your account. We will help you.</Trans>
      </p>
      <SupportContacts />
    </>
  );
}
