import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { removeOwnItem } from "@regain/contract/calls/own-items/remove-own-item";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";
import { newId } from "../../../lib/new-id.ts";
import { fetchOwnFile } from "../../../lib/own-files.ts";

export type NewItem = CallInput<typeof addOwnItem>["form"];
export type ItemChange = CallInput<typeof changeOwnItem>["body"];

/** What the patient or the family has added, latest first. */
export const ownItemsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["own-items", patientId],
    queryFn: ({ signal }) => call(ownItems, { params: { id: patientId } }, { signal }),
  });

/**
 * A recorded name.
 * @param path as the item names it
 * @throws Error if it cannot be loaded
 */
export async function fetchVoice(path: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetchOwnFile(path, signal);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.blob();
}

/**
 * Without a network, fail immediately: what was chosen stays in the form. A refusal also refetches the current state,
 * but is reported without waiting for it.
 */
function useWrite<Input>(patientId: string, write: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  const readAnew = () => queries.invalidateQueries({ queryKey: ownItemsQuery(patientId).queryKey });
  return useMutation({
    mutationFn: write,
    onSuccess: readAnew,
    onError: () => void readAnew(),
  });
}

/** For one form, which adds a single item however often it is sent. */
export function useAddItem(patientId: string) {
  const [itemId] = useState(newId);
  return useWrite(patientId, ({ fields, files }: NewItem) =>
    call(addOwnItem, { params: { id: patientId }, form: { fields: { ...fields, itemId }, files } }),
  );
}

export const useChangeItem = (patientId: string, itemId: string) =>
  useWrite(patientId, (body: ItemChange) =>
    call(changeOwnItem, { params: { id: patientId, itemId }, body }),
  );

export function useRemoveItem(patientId: string, itemId: string) {
  const [send] = useState(() => doneOnce("not-found"));
  return useWrite<void>(patientId, () =>
    send<unknown>(
      () => call(removeOwnItem, { params: { id: patientId, itemId } }),
      () => undefined,
    ),
  );
}
