import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormButtons } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "../add-patient.module.css";
import { patientSteps, type PatientStep } from "../new-patient-form.ts";
import { useNewPatient } from "../use-new-patient.ts";
import {
  AreasStep,
  ConditionsStep,
  CredentialsStep,
  PersonStep,
  SinceStep,
  type StepProps,
} from "./new-patient-steps.tsx";

interface StepLook {
  readonly title: MessageDescriptor;
  readonly Fields: (props: StepProps) => ReactNode;
}

const looks: Readonly<Record<PatientStep, StepLook>> = {
  credentials: { title: msg`How the patient logs in`, Fields: CredentialsStep },
  person: { title: msg`About the patient`, Fields: PersonStep },
  conditions: { title: msg`Conditions`, Fields: ConditionsStep },
  since: { title: msg`First diagnosed`, Fields: SinceStep },
  areas: { title: msg`Areas to improve`, Fields: AreasStep },
};

/** A patient without an account: five steps, one or two questions at a time. */
export function NewPatient() {
  const { t, i18n } = useLingui();
  const patient = useNewPatient();
  const { form, step, isBusy, error, leaveQuestion, submit, goBack } = patient;
  const place = useFocusFirstError(form);
  const steps = patientSteps.length;
  const { title, Fields } = looks[patientSteps[step]!.name];
  const name = i18n._(title);

  // Each step is read from its heading, or from what is wrong in it.
  const shown = useRef(-1);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? place.current?.querySelector<HTMLElement>("h1"))?.focus();
  }, [step, place]);

  return (
    <div ref={place} className={styles.step}>
      {leaveQuestion}
      <PageHeading below={t`New patient, step ${step + 1} of ${steps}`}>{name}</PageHeading>
      <Form onSubmit={submit} isBusy={isBusy} error={error === null ? undefined : errorText(error)}>
        <Fields patient={patient} />
        <FormButtons>
          <Button onPress={goBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {step === steps - 1 ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
          </Button>
        </FormButtons>
      </Form>
    </div>
  );
}
