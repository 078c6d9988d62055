import { requestScholarship } from "@regain/contract/calls/survey/request-scholarship";
import { readScholarship } from "@regain/contract/calls/survey/read-scholarship";
import type { CallResult } from "@regain/contract/endpoint";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { type Answerer, keyOf, sentWith } from "../answerer.ts";

export type ScholarshipState = CallResult<typeof readScholarship>["body"];

export const scholarshipQuery = (answerer: Answerer) =>
  queryOptions({
    queryKey: ["scholarship", keyOf(answerer)],
    queryFn: ({ signal }) => call(readScholarship, {}, { signal, ...sentWith(answerer) }),
    enabled: keyOf(answerer) !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

export const useRequestScholarship = (answerer: Answerer) =>
  useMutation({
    mutationFn: (amount: string) =>
      call(requestScholarship, { body: { amount } }, sentWith(answerer)),
  });
