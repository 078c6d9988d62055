import { Trans, useLingui } from "@lingui/react/macro";
import { endOfTrialForm, type EndOfTrialReason } from "@regain/contract/entities/survey-forms";
import * as longest from "@regain/contract/field-lengths";
import { useRouter } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { FormTextArea } from "../../../lib/forms/fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { useDraftForm } from "../../../lib/forms/use-draft-form.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { type SurveyStart, useSurvey } from "../use-survey.ts";
import { ReasonFields } from "./reason-fields.tsx";
import { TrialThanks } from "./trial-thanks.tsx";

export interface TrialValues {
  readonly feedback: readonly EndOfTrialReason[];
  readonly otherMessage: string;
  readonly additionalInfo: string;
}

const empty: TrialValues = { feedback: [], otherMessage: "", additionalInfo: "" };

/** At the end of a trial: why people do not subscribe, on one page. */
export function TrialSurvey(start: SurveyStart) {
  const { t } = useLingui();
  const router = useRouter();
  const survey = useSurvey(start);
  const { form } = useDraftForm<TrialValues>({
    name: survey.campaign,
    owner: survey.owner,
    empty,
    schema: endOfTrialForm,
  });
  const place = useFocusFirstError(form);
  if (survey.end) return <TrialThanks survey={survey} end={survey.end} />;

  const submit = form.handleSubmit(({ feedback, ...words }) =>
    survey.send(
      { ...words, feedback: [...feedback] },
      {
        onDone: ({ destination }) => {
          if (destination) router.history.push(destination);
        },
        onError: (error) => {
          if (showServerErrors(form, error)) survey.reset();
        },
      },
    ),
  );
  return (
    <FormPage>
      <PageHeading below={<Trans>It takes about 2 minutes.</Trans>}>
        {t`How was your free trial?`}
      </PageHeading>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={survey.isBusy}
          error={survey.error ? errorText(survey.error) : undefined}
        >
          <ReasonFields form={form} />
          <FormTextArea
            control={form.control}
            name="additionalInfo"
            label={t`Is there anything else you'd like to share?`}
            description={t`One word is enough.`}
            isRequired
            maxLength={longest.surveyText}
          />
          <Button type="submit" look="primary" wide isBusy={survey.isBusy}>
            <Trans>Submit</Trans>
          </Button>
        </Form>
      </div>
    </FormPage>
  );
}
