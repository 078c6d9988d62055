import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { institutionQuery, useInstitutionId } from "../api/settings.ts";
import { signInQuery } from "../api/sign-in.ts";
import { LogoSection } from "../parts/logo-section.tsx";
import { SecurityForm } from "../parts/security-form.tsx";
import { SettingsForm } from "../parts/settings-form.tsx";
import { SettingsSection } from "../parts/settings-section.tsx";
import { SingleSignOnForm } from "../parts/single-sign-on-form.tsx";
import { EnterprisePage } from "./enterprise-page.tsx";

/** All settings an admin can change for the institution, each part saved separately. */
export function InstitutionSettingsScreen() {
  const { t } = useLingui();
  const id = useInstitutionId();
  const institution = useQuery(institutionQuery(id));
  const signIn = useQuery(signInQuery(id));
  const settings = institution.data;
  const error = institution.error ?? signIn.error;
  const retry = () => {
    void institution.refetch();
    void signIn.refetch();
  };
  return (
    <EnterprisePage title={t`Institution Settings`}>
      {error && !(settings && signIn.data) && (
        <ErrorState onRetry={retry}>{errorText(error)}</ErrorState>
      )}
      {(institution.isPending || signIn.isPending) && !error && (
        <Skeleton shape="block" count={3} />
      )}
      {settings && signIn.data && (
        <Stack gap={4}>
          <SettingsSection
            title={t`Institution info`}
            about={<Trans>Name and address, as your staff and patients know them.</Trans>}
          >
            <SettingsForm settings={settings} />
          </SettingsSection>
          <LogoSection settings={settings} />
          <SettingsSection
            title={t`Passwords and codes`}
            about={<Trans>The rules for everybody here who logs in with a password.</Trans>}
          >
            <SecurityForm settings={settings} />
          </SettingsSection>
          <SettingsSection
            title={t`Single sign-on`}
            about={
              <Trans>
                Your clinicians log in where they log in to everything else: with OpenID Connect, at
                your own provider.
              </Trans>
            }
          >
            <SingleSignOnForm signIn={signIn.data} />
          </SettingsSection>
        </Stack>
      )}
    </EnterprisePage>
  );
}
