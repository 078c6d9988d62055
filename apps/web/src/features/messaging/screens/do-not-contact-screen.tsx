import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { clearLinkToken, readLinkToken } from "../../../lib/link-token.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { LinkLoading } from "../../../ui/link-loading.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { optOutQuery, useSetOptedOut } from "../api/opt-out.ts";
import { NoAddress } from "../parts/no-address.tsx";
import { OptOutForm } from "../parts/opt-out-form.tsx";
import { OptedOut } from "../parts/opted-out.tsx";
import { Unidentified } from "../parts/unidentified.tsx";

const path = "/do-not-contact";

/** Covers the server's two codes for a token that identifies nobody. */
const namesNobody = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Where the opt-out link in an email leads, and where signed-in users can opt out. */
export function DoNotContactScreen() {
  const { t } = useLingui();
  const auth = useCurrentUser();
  const userId = auth?.user.userId;
  const [token, setToken] = useState(() => readLinkToken(path));
  const { data, error, refetch } = useQuery(optOutQuery(token, userId));
  const change = useSetOptedOut(token, userId);

  const goOnWithoutLink = () => {
    clearLinkToken(path);
    setToken(undefined);
  };
  if ((!token && !auth) || namesNobody(error ?? change.error))
    return (
      <Unidentified
        hadLink={token !== undefined}
        onLeave={goOnWithoutLink}
        canGoOn={auth !== null && token !== undefined}
      />
    );
  if (error && !data)
    return (
      <FormPage>
        <PageHeading>{t`Do not contact me`}</PageHeading>
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      </FormPage>
    );
  if (!data) return <LinkLoading />;
  if (data.email === null) return <NoAddress />;
  const shown = { email: data.email, username: data.username, change };
  return data.isOptedOut ? <OptedOut {...shown} /> : <OptOutForm {...shown} />;
}
