import { Trans, useLingui } from "@lingui/react/macro";
import { UserPlus, UserRoundCheck } from "lucide-react";
import { ChoiceCard, ChoiceCards } from "../../../ui/choice-cards.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";

/** Before the first step. */
export function ChooseKind() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading>{t`Add patient`}</PageHeading>
      <ChoiceCards>
        <ChoiceCard
          to="/dashboard/add-patient"
          search={{ type: "new" }}
          icon={UserPlus}
          name={t`New patient`}
        >
          <Trans>Has no account yet. 5 short steps, no name or email needed.</Trans>
        </ChoiceCard>
        <ChoiceCard
          to="/dashboard/add-patient"
          search={{ type: "existing" }}
          icon={UserRoundCheck}
          name={t`Existing patient`}
        >
          <Trans>Has an account. The patient types their password once.</Trans>
        </ChoiceCard>
      </ChoiceCards>
    </>
  );
}
