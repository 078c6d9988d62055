import { useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { useDraftForm } from "../../../lib/forms/use-draft-form.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useStepFocus } from "../../../lib/use-step-focus.ts";
import { Form, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { answersOf, emptyTasks, tasksSchema, type TasksValues } from "../tasks-form.ts";
import { useSteps } from "../use-steps.ts";
import { type SurveyStart, useSurvey } from "../use-survey.ts";
import { FeelingStep } from "./feeling-step.tsx";
import { TasksThanks } from "./tasks-thanks.tsx";
import { WordsStep } from "./words-step.tsx";

/** "How are your tasks?": two questions, one per step. */
export function TasksSurvey(start: SurveyStart) {
  const { t } = useLingui();
  const survey = useSurvey(start);
  const { form } = useDraftForm<TasksValues>({
    name: survey.campaign,
    owner: survey.owner,
    empty: emptyTasks,
    schema: tasksSchema,
  });
  const { control } = form;
  const place = useFocusFirstError(form);
  const difficulty = useWatch({ control, name: "difficulty" });
  const { step, goTo } = useSteps(difficulty !== "");
  const heading = useStepFocus(step);
  if (survey.end) return <TasksThanks survey={survey} end={survey.end} />;

  const submit = form.handleSubmit((values) => {
    if (step === 1) return survey.send({ ...answersOf(values), phase: "words" });
    survey.keepStep({ ...answersOf(values), phase: "difficulty" });
    return goTo(1);
  });
  const back = () => {
    survey.reset();
    goTo(0);
  };
  return (
    <FormPage>
      <div ref={heading}>
        <PageHeading below={t`Step ${step + 1} of 2`}>
          {step === 0 ? t`How are your exercises feeling?` : t`Tell us more`}
        </PageHeading>
      </div>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={survey.isBusy}
          error={survey.error ? errorText(survey.error) : undefined}
        >
          {step === 0 || difficulty === "" ? (
            <FeelingStep control={control} />
          ) : (
            <WordsStep
              control={control}
              difficulty={difficulty}
              name={survey.name}
              isBusy={survey.isBusy}
              onBack={back}
            />
          )}
        </Form>
      </div>
    </FormPage>
  );
}
