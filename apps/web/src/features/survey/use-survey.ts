import type { SurveyCampaign } from "@regain/contract/survey-values";
import { useState } from "react";
import { forgetDraft } from "../../lib/forms/form-draft.ts";
import type { Sent, SurveyAnswers, SurveyState } from "./api/survey.ts";
import { useSendSurvey } from "./api/survey.ts";
import { type Answerer, keyOf } from "./answerer.ts";
import { keepNextLink } from "./way-on.ts";

export interface SurveyStart {
  readonly campaign: SurveyCampaign;
  readonly answerer: Answerer;
  readonly state: SurveyState;
}

/** A survey from its first step to its thanks. */
export function useSurvey({ campaign, answerer, state }: SurveyStart) {
  const step = useSendSurvey(answerer);
  const finish = useSendSurvey(answerer);
  const [end, setEnd] = useState<Sent>();
  const finished = (sent: Sent) => {
    forgetDraft(campaign);
    keepNextLink(sent);
    setEnd(sent);
  };
  /** For a survey finished earlier: where it led, without a link for it. */
  const before: Sent | undefined = state.isFinished
    ? { ...state, isFinished: true, isStored: true, token: null }
    : undefined;
  return {
    campaign,
    owner: keyOf(answerer) ?? "",
    name: state.name,
    end: end ?? before,
    /** The page after the thanks needs a link that has not been requested yet. */
    needsLink: end === undefined && answerer.token !== undefined,
    /** A step that does not arrive is sent again with the last one. */
    keepStep: (answers: Partial<SurveyAnswers>) =>
      step.mutate({ ...answers, campaign, isFinalStep: false }),
    isBusy: finish.isPending,
    error: finish.error,
    send: (
      answers: Partial<SurveyAnswers>,
      {
        onDone,
        onError,
      }: {
        readonly onDone?: (sent: Sent) => void;
        readonly onError?: (error: unknown) => void;
      } = {},
    ) =>
      finish.mutate(
        { ...answers, campaign, isFinalStep: true },
        {
          onSuccess: (sent) => {
            finished(sent);
            onDone?.(sent);
          },
          onError: (error) => onError?.(error),
        },
      ),
    reset: finish.reset,
  };
}
export type Survey = ReturnType<typeof useSurvey>;
