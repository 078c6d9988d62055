import { Trans } from "@lingui/react/macro";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useDestination } from "../use-destination.ts";

/** Back to the first login step; the person's destination is kept. */
export function BackToLogIn({ look }: { readonly look?: "primary" | "quiet" }) {
  const search = useDestination();
  return (
    <LinkButton to="/login" search={search} {...(look && { look })}>
      <Trans>Back to Log In</Trans>
    </LinkButton>
  );
}
