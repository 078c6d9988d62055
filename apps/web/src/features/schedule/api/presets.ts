import { addPreset } from "@regain/contract/calls/presets/add-preset";
import { changePreset } from "@regain/contract/calls/presets/change-preset";
import { listPresets } from "@regain/contract/calls/presets/list-presets";
import { removePreset } from "@regain/contract/calls/presets/remove-preset";
import type { CallInput } from "@regain/contract/endpoint";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";

const presetsKey = ["schedule-presets"] as const;

/**
 * A page of the clinician's own presets and those shared by colleagues; the previous page stays until it has loaded.
 */
export const presetsQuery = (page = 1) =>
  queryOptions({
    queryKey: [...presetsKey, page],
    queryFn: ({ signal }) =>
      call(listPresets, { query: page > 1 ? { page: String(page) } : {} }, { signal }),
    placeholderData: keepPreviousData,
  });

function useWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    // Also after a refusal: somebody has changed it in the meantime.
    onSettled: () => queries.invalidateQueries({ queryKey: presetsKey }),
  });
}

export type NewPreset = CallInput<typeof addPreset>["body"];
export type PresetChange = CallInput<typeof changePreset>["body"];

export const useAddPreset = () => useWrite((body: NewPreset) => call(addPreset, { body }));

export const useChangePreset = (presetId: string) =>
  useWrite((body: PresetChange) => call(changePreset, { params: { presetId }, body }));

export function useRemovePreset(presetId: string) {
  const [send] = useState(() => doneOnce("not-found"));
  return useWrite(() =>
    send<unknown>(
      () => call(removePreset, { params: { presetId } }),
      () => undefined,
    ),
  );
}
