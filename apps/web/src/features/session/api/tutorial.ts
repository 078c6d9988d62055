import { tutorial } from "@regain/contract/calls/session/tutorial";
import { queryOptions } from "@tanstack/react-query";
import { callInPractice } from "../../../lib/api.ts";

/** How an exercise is done. */
export const tutorialQuery = (typeId: number) =>
  queryOptions({
    queryKey: ["tutorial", typeId],
    queryFn: ({ signal }) =>
      callInPractice(tutorial, { params: { typeId: String(typeId) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
