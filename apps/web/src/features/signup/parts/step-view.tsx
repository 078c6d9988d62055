import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { type ComponentType, useEffect, useRef } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormButtons } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import type { StepName } from "../sign-up-steps.ts";
import { useStepForm } from "../use-step-form.ts";
import type { SignUp } from "../use-sign-up.ts";
import { CredentialFields } from "./credential-fields.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-up.module.css";
import { ClinicianCredentials, ClinicianPerson, PatientPerson, Workplace } from "./steps.tsx";

interface StepLook {
  readonly title: MessageDescriptor;
  readonly Fields: ComponentType<StepProps>;
}

const looks: Readonly<Record<StepName, StepLook>> = {
  "clinician-credentials": { title: msg`Email and password`, Fields: ClinicianCredentials },
  "clinician-person": { title: msg`About you`, Fields: ClinicianPerson },
  workplace: { title: msg`Your workplace`, Fields: Workplace },
  "patient-credentials": { title: msg`Email and password`, Fields: CredentialFields },
  "patient-person": { title: msg`About you`, Fields: PatientPerson },
};

/** One step of the sign-up, with its fields and the Back and Next buttons. */
export function StepView({ signUp }: { readonly signUp: SignUp }) {
  const { t, i18n } = useLingui();
  const { steps, step, isNext, refused, goBack, send } = signUp;
  const stepForm = useStepForm(signUp);
  const place = useFocusFirstError(stepForm.form);
  const { title, Fields } = looks[steps[step]!];
  const name = i18n._(title);
  const isLast = step === steps.length - 1;

  const arrives = useRef(isNext && Object.keys(refused).length === 0);
  useEffect(() => {
    if (arrives.current) place.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [place]);

  return (
    <div ref={place} className={styles.step}>
      <PageHeading
        below={t`Step ${step + 1} of ${steps.length}: ${name}`}
      >{t`Sign Up`}</PageHeading>
      <Form
        onSubmit={stepForm.submit}
        isBusy={stepForm.isBusy}
        error={send.error ? errorText(send.error) : undefined}
      >
        <Fields signUp={signUp} stepForm={stepForm} />
        <FormButtons>
          <Button onPress={() => void goBack()}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" look="primary" isBusy={stepForm.isBusy}>
            {isLast ? <Trans>Sign Up</Trans> : <Trans>Next →</Trans>}
          </Button>
        </FormButtons>
      </Form>
    </div>
  );
}
