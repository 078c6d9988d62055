import { tutorial } from "@regain/contract/calls/session/tutorial";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** How an exercise is done. */
export const tutorialQuery = (typeId: number) =>
  queryOptions({
    queryKey: ["tutorial", typeId],
    queryFn: ({ signal }) => call(tutorial, { params: { typeId: String(typeId) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
