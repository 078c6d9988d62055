import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { removeOwnItem } from "@regain/contract/calls/own-items/remove-own-item";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { fetchOwnFile } from "../../../lib/own-files.ts";

export type NewItem = CallInput<typeof addOwnItem>["form"];
export type ItemChange = CallInput<typeof changeOwnItem>["body"];

/** What the patient or the family has added, the latest first. */
export const ownItemsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["own-items", patientId],
    queryFn: ({ signal }) => call(ownItems, { params: { id: patientId } }, { signal }),
  });

/**
 * A recorded name.
 * @param path as the item names it
 * @throws Error where it cannot be had
 */
export async function fetchVoice(path: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetchOwnFile(path, signal);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.blob();
}

/** Without a network it is said at once: what was chosen stays in the form. */
function useWrite<Input>(patientId: string, write: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    networkMode: "always",
    onSuccess: () => queries.invalidateQueries({ queryKey: ownItemsQuery(patientId).queryKey }),
  });
}

export const useAddItem = (patientId: string) =>
  useWrite(patientId, (form: NewItem) => call(addOwnItem, { params: { id: patientId }, form }));

export const useChangeItem = (patientId: string, itemId: string) =>
  useWrite(patientId, (body: ItemChange) =>
    call(changeOwnItem, { params: { id: patientId, itemId }, body }),
  );

export const useRemoveItem = (patientId: string, itemId: string) =>
  useWrite(patientId, () => call(removeOwnItem, { params: { id: patientId, itemId } }));
