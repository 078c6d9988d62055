import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { readLinkToken } from "../../../lib/link-token.ts";
import { OtherPerson } from "../../../lib/other-person.tsx";
import { LinkLoading } from "../../../ui/link-loading.tsx";
import { preauthorizedQuery } from "../api/activation.ts";
import { LinkError, LinkProblem } from "../parts/link-problem.tsx";
import { WizardView } from "../parts/wizard-view.tsx";

const path = "/activate/flint";

/** What the address says about the person; what the server knows takes precedence. */
export interface PreauthorisedSearch {
  readonly subscriptionTime?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly username?: string;
}

/** Where the link to an account arranged with a payer leads. */
export function PreauthorisedScreen(search: PreauthorisedSearch) {
  const auth = useCurrentUser();
  const [token] = useState(() => readLinkToken(path));
  const { data, error, refetch } = useQuery({
    ...preauthorizedQuery(token ?? ""),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!token) return <LinkProblem kind="activation" fault="unknown" />;
  if (error) return <LinkError kind="activation" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinkLoading />;
  // Finishing signs in here: anyone else would be signed out without warning.
  if (auth && auth.user.username !== data.username)
    return <OtherPerson auth={auth} email={data.email} />;
  const firstName = data.firstName ?? search.firstName;
  const lastName = data.lastName ?? search.lastName;
  return (
    <WizardView
      start={{
        path,
        token,
        username: data.username,
        known: {
          ...(data.email ? { email: data.email } : {}),
          ...(firstName ? { firstName } : {}),
          ...(lastName ? { lastName } : {}),
        },
        requirements: data.passwordRequirements,
        source: "flint_activation",
        subscriptionTime: search.subscriptionTime,
      }}
    />
  );
}
