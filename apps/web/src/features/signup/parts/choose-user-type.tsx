import { Trans, useLingui } from "@lingui/react/macro";
import { HeartPulse, Stethoscope } from "lucide-react";
import { ChoiceCard, ChoiceCards } from "../../../ui/choice-cards.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";

/** The first question: who is signing up? */
export function ChooseUserType() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading below={t`Who will use Regain?`}>{t`Sign Up`}</PageHeading>
      <ChoiceCards>
        <ChoiceCard
          to="/signup"
          search={(given) => ({ ...given, userType: "patient" })}
          state={{ signUpStep: 0 }}
          icon={HeartPulse}
          name={t`I want to practice`}
        >
          <Trans>For patients, and for family members who help</Trans>
        </ChoiceCard>
        <ChoiceCard
          to="/signup"
          search={(given) => ({ ...given, userType: "clinician" })}
          state={{ signUpStep: 0 }}
          icon={Stethoscope}
          name={t`I am a clinician`}
        >
          <Trans>For therapists, physicians and students</Trans>
        </ChoiceCard>
      </ChoiceCards>
    </>
  );
}
