import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { FormPage } from "../../../ui/form.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { SetUpForm } from "../parts/set-up-form.tsx";
import { bringsDiscount, returnAddress } from "../return-address.ts";
import { keepSetUpReturn, readSetUpReturn } from "../set-up-return.ts";

const path = "/activate/clinician-setup";

/** Where patients whose account a clinician created without a name enter their details. */
export function SetUpScreen({ returnUrl }: { readonly returnUrl: string | undefined }) {
  const { t } = useLingui();
  const auth = useCurrentUser();
  const goingTo = returnAddress(returnUrl ?? readSetUpReturn(), location.origin);
  useEffect(() => {
    if (returnUrl) keepSetUpReturn(returnUrl);
  }, [returnUrl]);
  const title = bringsDiscount(goingTo)
    ? t`Complete account set up and activate your discount`
    : t`Complete account set up`;
  if (!auth) {
    const actions = (
      <LinkButton to="/login" search={{ returnUrl: path }} look="primary">
        <Trans>Log In</Trans>
      </LinkButton>
    );
    return (
      <Notice title={title} actions={actions}>
        <p>
          <Trans>Please log in first. Your clinician gave you a username and a password.</Trans>
        </p>
        <SupportContacts />
      </Notice>
    );
  }
  if (auth.subscriptionState?.status !== "clinician_setup") {
    const actions = (
      <LinkButton to="/dashboard" look="primary">
        <Trans>Go to my Dashboard</Trans>
      </LinkButton>
    );
    return (
      <Notice title={t`There is nothing left to do`} actions={actions}>
        <p>
          <Trans>Your account is set up.</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <FormPage>
      <PageHeading below={t`Tell us who you are. Then you can start.`}>{title}</PageHeading>
      <SetUpForm user={auth.user} goingTo={goingTo} />
    </FormPage>
  );
}
