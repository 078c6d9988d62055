import { useLingui } from "@lingui/react/macro";
import type { SurveyCampaign } from "@regain/contract/survey-values";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { keyOf } from "../answerer.ts";
import { surveyQuery } from "../api/survey.ts";
import { AskedPage } from "../parts/asked-page.tsx";
import { TasksSurvey } from "../parts/tasks-survey.tsx";
import { TrialSurvey } from "../parts/trial-survey.tsx";
import { useAnswerer } from "../use-answerer.ts";
import type { SurveyStart } from "../use-survey.ts";

const surveys: Readonly<Record<SurveyCampaign, (start: SurveyStart) => ReactNode>> = {
  how_are_your_tasks: TasksSurvey,
  end_of_trial: TrialSurvey,
};

/** `/survey/campaign/{campaign}`: for people who come by an email link or are signed in. */
export function SurveyScreen({ campaign }: { readonly campaign: SurveyCampaign }) {
  const { t } = useLingui();
  const path = `/survey/campaign/${campaign}`;
  const { answerer, goOnWithoutLink } = useAnswerer(path);
  const asked = useQuery(surveyQuery(campaign, answerer));
  const Survey = surveys[campaign];
  return (
    <AskedPage
      title={t`A few questions`}
      path={path}
      answerer={answerer}
      onGoOn={goOnWithoutLink}
      asked={asked}
    >
      {(state) => (
        <Survey key={keyOf(answerer)} campaign={campaign} answerer={answerer} state={state} />
      )}
    </AskedPage>
  );
}
