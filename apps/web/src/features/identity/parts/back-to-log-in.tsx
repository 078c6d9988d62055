import { Trans } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { LinkButton } from "../../../ui/link-button.tsx";

/** The first step of the login again; where the person wanted to go is not forgotten. */
export function BackToLogIn({ look }: { readonly look?: "primary" | "quiet" }) {
  const { returnUrl } = useSearch({ strict: false });
  return (
    <LinkButton to="/login" search={returnUrl ? { returnUrl } : {}} {...(look && { look })}>
      <Trans>Back to Log In</Trans>
    </LinkButton>
  );
}
