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
import { shortName } from "../../../lib/short-name.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useRetrial } from "../api/retrial.ts";
import { RetrialProblem, retrialFault } from "../parts/retrial-problem.tsx";

const path = "/retrial";

/** `/retrial`: extends an expired trial. Only a press does it: mail scanners open pages too. */
export function RetrialScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useFreshUser();
  const auth = useCurrentUser();
  const [token] = useState(() => readLinkToken(path));
  const { mutate, error, isPending } = useRetrial(token);
  const leave = (to: "/login" | "/do-therapy" | "/dashboard", message: string) => {
    flash(message, { type: "success" });
    void navigate({ to });
  };
  const goOn = async (trial: LongerTrial | undefined) => {
    clearLinkToken(path);
    // They may practice again, and the next page must know it. If there is no answer, the user is loaded when the page
    // is reloaded.
    await refresh().catch(() => undefined);
    if (!trial)
      return auth
        ? leave("/dashboard", t`The account for this link has 14 more days.`)
        : leave("/login", t`You have 14 more days. Log in and continue.`);
    const { userId, trialEndsOn } = trial;
    const date = formatDay(trialEndsOn);
    if (!auth)
      return leave("/login", t`You have 14 more days, until ${date}. Log in and continue.`);
    if (auth.user.userId === userId)
      return leave("/do-therapy", t`You have 14 more days, until ${date}.`);
    const name = shortName(auth.user);
    return leave(
      "/dashboard",
      t`The account for this link has 14 more days, until ${date}. You are logged in as ${name}.`,
    );
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
