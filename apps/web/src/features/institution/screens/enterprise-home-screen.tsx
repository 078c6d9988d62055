import { Trans, useLingui } from "@lingui/react/macro";
import { Building2, ChartColumn, ScrollText, Stethoscope, UserRound, Users } from "lucide-react";
import { ChoiceCard, ChoiceCards } from "../../../ui/choice-cards.tsx";
import { EnterprisePage } from "./enterprise-page.tsx";

/** The start page of an institution's admin. */
export function EnterpriseHomeScreen() {
  const { t } = useLingui();
  const apart = { target: "_blank", rel: "noopener", opensTab: t`Opens in a new tab` } as const;
  return (
    <EnterprisePage title={t`Enterprise Dashboard`} isHome>
      <ChoiceCards isGrid>
        <ChoiceCard to="/enterprise-dashboard/users" icon={Users} name={t`Users`}>
          <Trans>Invite, suspend and remove clinicians; discharge patients.</Trans>
        </ChoiceCard>
        <ChoiceCard
          to="/enterprise-dashboard/institution"
          icon={Building2}
          name={t`Institution Settings`}
        >
          <Trans>Address, logo, passwords and single sign-on.</Trans>
        </ChoiceCard>
        <ChoiceCard to="/enterprise-dashboard/usage" icon={ChartColumn} name={t`Usage figures`}>
          <Trans>How many people are active, and how much they practice.</Trans>
        </ChoiceCard>
        <ChoiceCard to="/enterprise-dashboard/audit" icon={ScrollText} name={t`Audit`}>
          <Trans>Who did what, and when.</Trans>
        </ChoiceCard>
        <ChoiceCard {...apart} to="/dashboard" icon={Stethoscope} name={t`Clinician Dashboard`}>
          <Trans>Your own patients and their homework.</Trans>
        </ChoiceCard>
        <ChoiceCard {...apart} to="/account" icon={UserRound} name={t`My Account`}>
          <Trans>Your name, your email and your password.</Trans>
        </ChoiceCard>
      </ChoiceCards>
    </EnterprisePage>
  );
}
