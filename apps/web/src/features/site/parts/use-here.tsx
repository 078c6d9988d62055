import { Trans } from "@lingui/react/macro";
import type { UserType } from "@regain/contract/entities/enumerations";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { Row } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

function GoOn({ type }: { readonly type: UserType }) {
  return type === "patient" ? (
    <LinkButton to="/do-therapy" look="primary">
      <Trans>Start practicing</Trans>
    </LinkButton>
  ) : (
    <LinkButton to="/dashboard" look="primary">
      <Trans>Go to my patients</Trans>
    </LinkButton>
  );
}

/** How to continue without the app: into the account that is logged in here, or to one. */
export function UseHere({ userType }: { readonly userType: UserType | undefined }) {
  const auth = useCurrentUser();
  if (auth)
    return (
      <Row>
        <GoOn type={auth.user.type} />
      </Row>
    );
  return (
    <Row>
      <LinkButton to="/login" look="primary">
        <Trans>Log In</Trans>
      </LinkButton>
      <LinkButton to="/signup" search={userType ? { userType } : {}}>
        <Trans>Sign Up</Trans>
      </LinkButton>
    </Row>
  );
}
