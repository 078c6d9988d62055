import { institutionUsage } from "@regain/contract/calls/license/institution-usage";
import type { CallAnswer } from "@regain/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export type Usage = CallAnswer<typeof institutionUsage>;

export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ["institution-usage", id],
    queryFn: ({ signal }) => call(institutionUsage, { params: { id } }, { signal }),
  });
