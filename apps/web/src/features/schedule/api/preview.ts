import { previewTaskType } from "@regain/contract/calls/schedule/preview-task-type";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export interface PreviewWish {
  readonly typeId: number;
  readonly level: number;
  readonly seed: string;
}

/** An item to preview; the same wish gives the same item. */
export const previewQuery = ({ typeId, level, seed }: PreviewWish) =>
  queryOptions({
    queryKey: ["task-preview", typeId, level, seed],
    queryFn: ({ signal }) =>
      call(
        previewTaskType,
        { params: { typeId: String(typeId) }, query: { level: String(level), seed } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
