import { taskHierarchy } from "@regain/contract/calls/schedule/task-hierarchy";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** The exercises by skill area. */
export const hierarchyQuery = queryOptions({
  queryKey: ["task-hierarchy"],
  queryFn: ({ signal }) => call(taskHierarchy, {}, { signal }),
  staleTime: 60 * 60_000,
});
