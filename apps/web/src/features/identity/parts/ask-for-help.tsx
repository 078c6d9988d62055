import { Trans } from "@lingui/react/macro";
import { SupportContacts } from "../../../ui/support-contacts.tsx";

export interface AskForHelpProps {
  /** An institution manages the account. */
  readonly isMember: boolean;
}

/** Who gets somebody in again for whom no password, no code and no card does. */
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
        <Trans>There is no email address in your account. We help you.</Trans>
      </p>
      <SupportContacts />
    </>
  );
}
