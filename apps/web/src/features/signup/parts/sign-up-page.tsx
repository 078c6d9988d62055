import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { PartnerMark } from "../../../ui/partner-mark.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { partnerQuery } from "../api/sign-up.ts";
import { forgetPartner } from "../partner.ts";
import styles from "./sign-up.module.css";

export interface SignUpPageProps {
  /** The institution whose logo is shown next to ours. */
  readonly partnerId: string | undefined;
  readonly children: ReactNode;
}

const isUnknown = (error: unknown): boolean => isRefusedWith(error, "not-found");

/** The link names an unknown institution: better to say so now than after the last step. */
function UnknownInstitution() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading>{t`Sign Up`}</PageHeading>
      <ErrorState
        title={t`We do not recognize this institution`}
        action={
          <LinkButton to="/signup" onClick={forgetPartner}>
            <Trans>Sign up without it</Trans>
          </LinkButton>
        }
      >
        <Trans>Please ask for a new link, or sign up on your own.</Trans>
      </ErrorState>
    </>
  );
}

/** Around every page of the sign-up: there is no header, so the brand is shown here. */
export function SignUpPage({ partnerId, children }: SignUpPageProps) {
  const { data: partner, error } = useQuery({
    ...partnerQuery(partnerId ?? ""),
    enabled: partnerId !== undefined,
  });
  return (
    <FormPage>
      <div className={styles.brands}>
        <Logo />
        {partner && <PartnerMark name={partner.name} logo={partner.logo_image_path} />}
      </div>
      {isUnknown(error) ? <UnknownInstitution /> : children}
      <p className={styles.login}>
        <Trans>
          Already have an account? <TextLink to="/login">Log In</TextLink>
        </Trans>
      </p>
    </FormPage>
  );
}
