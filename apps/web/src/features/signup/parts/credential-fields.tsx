import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { CreatePasswordField, EmailField } from "../../../lib/forms/person-fields.tsx";
import { partnerQuery, requirementsQuery } from "../api/sign-up.ts";
import type { StepProps } from "./step-props.ts";

/** Email address and password. */
export function CredentialFields({ signUp, stepForm }: StepProps) {
  const { isEmailGiven, isResumed, wish } = signUp;
  const { form, leaveEmail } = stepForm;
  const { control } = form;
  const institutionId = isEmailGiven ? (wish.institutionId ?? "") : "";
  const { data: requirements } = useQuery({
    ...requirementsQuery(institutionId),
    enabled: institutionId !== "",
  });
  const { data: partner } = useQuery({
    ...partnerQuery(institutionId),
    enabled: institutionId !== "" && wish.userType === "clinician",
  });
  const partnerName = partner?.signsInElsewhere ? partner.name : undefined;
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <EmailField
        control={control}
        autoComplete="username"
        isReadOnly={isEmailGiven}
        onLeave={isEmailGiven ? undefined : leaveEmail}
      />
      {partnerName !== undefined && (
        <p>
          <Trans>
            You will log in through {partnerName}. You need this password only if you leave it one
            day.
          </Trans>
        </p>
      )}
      <CreatePasswordField control={control} isResumed={isResumed}>
        <PasswordChecklist password={password} requirements={requirements} />
      </CreatePasswordField>
    </>
  );
}
