import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useStepFocus } from "../../../lib/use-step-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormButtons, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { PartnerMark, type PartnerMarkProps } from "../../../ui/partner-mark.tsx";
import { useWizard, type Wizard } from "../use-wizard.ts";
import { type WizardStep, wizardSteps } from "../wizard-form.ts";
import type { WizardStart } from "../wizard-start.ts";
import { AreasStep, ConditionsStep, SinceStep } from "./choice-steps.tsx";
import { PersonStep } from "./person-step.tsx";
import { WelcomeStep } from "./welcome-step.tsx";

interface StepPart {
  readonly title: MessageDescriptor;
  readonly Fields: (props: { readonly wizard: Wizard }) => ReactNode;
}

const parts: Readonly<Record<WizardStep, StepPart>> = {
  welcome: { title: msg`Welcome`, Fields: WelcomeStep },
  person: { title: msg`About you`, Fields: PersonStep },
  conditions: { title: msg`Your health`, Fields: ConditionsStep },
  since: { title: msg`First diagnosed`, Fields: SinceStep },
  areas: { title: msg`Your goals`, Fields: AreasStep },
};

export interface WizardViewProps {
  readonly start: WizardStart;
  /** Above every step: the institution whose patient this will be. */
  readonly partner?: PartnerMarkProps | undefined;
  /** Above the first step: who is inviting. */
  readonly intro?: ReactNode;
  /** Below the first step: an alternative. */
  readonly otherwise?: ReactNode;
}

/** A patient's account in five steps, one or two questions at a time. */
export function WizardView({ start, partner, intro, otherwise }: WizardViewProps) {
  const { t, i18n } = useLingui();
  const wizard = useWizard(start);
  const { step, isBusy, error, submit, goBack } = wizard;
  const wrong = useFocusFirstError(wizard.form);
  const heading = useStepFocus(step, wrong);
  const steps = wizardSteps.length;
  const { title, Fields } = parts[wizardSteps[step]!.name];
  const isLast = step === steps - 1;
  return (
    <FormPage>
      {partner && <PartnerMark {...partner} />}
      <div ref={heading}>
        <PageHeading below={t`Step ${step + 1} of ${steps}`}>{i18n._(title)}</PageHeading>
      </div>
      {step === 0 && intro}
      <div ref={wrong}>
        <Form
          onSubmit={submit}
          isBusy={isBusy}
          error={error === null ? undefined : errorText(error)}
        >
          <Fields wizard={wizard} />
          <FormButtons>
            {step > 0 && (
              <Button onPress={goBack}>
                <Trans>Back</Trans>
              </Button>
            )}
            <Button type="submit" look="primary" isBusy={isBusy}>
              {isLast ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
            </Button>
          </FormButtons>
        </Form>
      </div>
      {step === 0 && otherwise}
    </FormPage>
  );
}
