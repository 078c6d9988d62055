import { listReceipts } from "@regain/contract/calls/billing/list-receipts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export const receiptsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["receipts", userId],
    queryFn: ({ signal }) => call(listReceipts, {}, { signal }),
  });
