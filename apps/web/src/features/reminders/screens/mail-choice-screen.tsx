import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { saveLinkToken, readLinkToken } from "../../../lib/link-token.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { LinkLoading } from "../../../ui/link-loading.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { mailChoiceQuery, useSetSubscribed } from "../api/mail-choice.ts";
import { DeadMailLink } from "../parts/dead-mail-link.tsx";
import { MailSwitch } from "../parts/mail-switch.tsx";

const path = "/mail-choice";

/** A link that identifies nobody, or no kind of email. */
const isDead = (error: unknown): boolean =>
  error instanceof CallError && [401, 404, 410].includes(error.status);

/** Where the opt-out link in a reminder or progress email leads, without a sign-in. */
export function MailChoiceScreen() {
  const { t } = useLingui();
  const [token] = useState(() => readLinkToken(path));
  const { data, error, refetch } = useQuery(mailChoiceQuery(token));
  const change = useSetSubscribed(token);
  if (!token || isDead(error)) return <DeadMailLink />;
  if (error && !data)
    return (
      <FormPage>
        <PageHeading>{t`Your emails`}</PageHeading>
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      </FormPage>
    );
  if (!data) return <LinkLoading />;
  return (
    <MailSwitch
      key={String(data.isOn)}
      state={data}
      change={change}
      onStopAll={() => saveLinkToken("/do-not-contact", token)}
    />
  );
}
