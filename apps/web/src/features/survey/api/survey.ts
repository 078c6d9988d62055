import { readSurvey } from "@regain/contract/calls/survey/read-survey";
import { sendSurveyResult } from "@regain/contract/calls/survey/send-survey-result";
import type { CallInput, CallResult } from "@regain/contract/endpoint";
import type { SurveyCampaign } from "@regain/contract/survey-values";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { type Answerer, keyOf, sentWith } from "../answerer.ts";

export type SurveyState = CallResult<typeof readSurvey>["body"];
export type Sent = CallResult<typeof sendSurveyResult>["body"];
export type SurveyAnswers = CallInput<typeof sendSurveyResult>["body"];

/** Loaded once: the page itself knows what is answered on it. */
export const surveyQuery = (campaign: SurveyCampaign, answerer: Answerer) =>
  queryOptions({
    queryKey: ["survey", campaign, keyOf(answerer)],
    queryFn: ({ signal }) =>
      call(readSurvey, { query: { campaign } }, { signal, ...sentWith(answerer) }),
    enabled: keyOf(answerer) !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Sent one after the other: a step never arrives after the one that follows it. */
export const useSendSurvey = (answerer: Answerer) =>
  useMutation({
    scope: { id: "survey" },
    mutationFn: (body: SurveyAnswers) => call(sendSurveyResult, { body }, sentWith(answerer)),
  });
