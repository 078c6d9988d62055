import { Trans, useLingui } from "@lingui/react/macro";
import type { LongerTrial } from "@regain/contract/calls/billing/retrial";
import { CallError } from "@regain/contract/client";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useFreshUser } from "../../../lib/use-fresh-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { formatDay } from "../../../lib/formats.ts";
import { clearLinkToken, readLinkToken } from "../../../lib/link-token.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { LinkLoading } from "../../../ui/link-loading.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useRetrial } from "../api/retrial.ts";
import { OwnLink } from "../parts/own-link.tsx";
import { RetrialProblem, retrialFault } from "../parts/retrial-problem.tsx";

const path = "/retrial";

function RetrialForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useFreshUser();
  const auth = useCurrentUser();
  const [token] = useState(() => readLinkToken(path));
  const { mutate, error, isPending } = useRetrial(token);
  const saidOf = (trial: LongerTrial | undefined): string => {
    if (!trial)
      return auth ? t`You have 14 more days.` : t`You have 14 more days. Log in and continue.`;
    const date = formatDay(trial.trialEndsOn);
    return auth
      ? t`You have 14 more days, until ${date}.`
      : t`You have 14 more days, until ${date}. Log in and continue.`;
  };
  const goOn = async (trial: LongerTrial | undefined) => {
    clearLinkToken(path);
    // They may practice again, and the next page must know it. If there is no answer, the user is loaded when the page
    // is reloaded.
    await refresh().catch(() => undefined);
    flash(saidOf(trial), { type: "success" });
    void navigate({ to: auth ? "/do-therapy" : "/login" });
  };
  const extend = () =>
    mutate(undefined, {
      onError: (refused) => {
        if (retrialFault(refused)) clearLinkToken(path);
      },
      onSuccess: (trial) => void goOn(trial),
    });
  const fault = token === undefined ? "unknown" : retrialFault(error);
  if (fault) return <RetrialProblem fault={fault} />;
  return (
    <FormPage>
      <PageHeading
        below={<Trans>Your results are kept. You can continue where you stopped.</Trans>}
      >
        {t`14 more days for you`}
      </PageHeading>
      <Form
        onSubmit={extend}
        isBusy={isPending}
        error={error instanceof CallError ? errorText(error) : undefined}
      >
        <p>
          <Trans>They are free. No card is needed.</Trans>
        </p>
        <Button type="submit" look="primary" wide isBusy={isPending}>
          <Trans>Get 14 more days</Trans>
        </Button>
      </Form>
    </FormPage>
  );
}

/** `/retrial`: extends an expired trial. Only a press does it: mail scanners open pages too. */
export function RetrialScreen() {
  const auth = useCurrentUser();
  if (!auth) return <RetrialForm />;
  return (
    <OwnLink auth={auth} path={path} loading={<LinkLoading />}>
      <RetrialForm />
    </OwnLink>
  );
}
