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
import { consultQuery } from "../api/consult.ts";
import { ConsultSteps } from "../parts/consult-steps.tsx";
import { DeadConsultLink } from "../parts/dead-consult-link.tsx";

const path = "/therapist-consult";

/** A link that will never work again. */
const isDead = (error: unknown): boolean => error instanceof CallError && error.status === 410;

/** Looks for a therapist for anyone: by an email link, signed in, or neither. */
export function ConsultScreen() {
  const { t } = useLingui();
  const userId = useCurrentUser()?.user.userId;
  const [token, setToken] = useState(() => readLinkToken(path));
  const { data, error, refetch } = useQuery(consultQuery(token, userId));
  const isKnown = token !== undefined || userId !== undefined;

  const goOnWithoutLink = () => {
    clearLinkToken(path);
    setToken(undefined);
  };
  if (isDead(error)) return <DeadConsultLink error={error} onGoOn={goOnWithoutLink} />;
  if (error && !data)
    return (
      <FormPage>
        <PageHeading>{t`Talk to a therapist`}</PageHeading>
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      </FormPage>
    );
  if (isKnown && !data) return <LinkLoading />;
  const asker = { token, email: data?.email ?? "", name: data?.name ?? "" };
  return <ConsultSteps key={token ?? userId ?? ""} asker={asker} />;
}
