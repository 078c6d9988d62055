import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { removeOwnItem } from "@regain/contract/calls/own-items/remove-own-item";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";
import { newId } from "../../../lib/new-id.ts";
import { isNotFound } from "../../../lib/patient-problem.ts";
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
 * but is reported without waiting for it; only what was not found waits, because the list says whether it is the patient.
 */
function useWrite<Input>(patientId: string, write: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  const readAnew = () => queries.invalidateQueries({ queryKey: ownItemsQuery(patientId).queryKey });
  return useMutation({
    mutationFn: write,
    onSuccess: readAnew,
    onError: async (error) => {
      const read = readAnew();
      if (isNotFound(error)) await read;
    },
  });
}

/**
 * For one form, which adds a single item however often it is sent. An item's files never change: where another photo was
 * chosen after a press without an answer, that press may have added an item, which then goes.
 */
export function useAddItem(patientId: string) {
  const sent = useRef<readonly { readonly itemId: string; readonly files: NewItem["files"] }[]>([]);
  return useWrite(patientId, async ({ fields, files }: NewItem) => {
    const isSame = (other: NewItem["files"]) =>
      other.photo === files.photo && other.voice === files.voice;
    const before = sent.current.find((one) => isSame(one.files));
    const { itemId } = before ?? { itemId: newId() };
    if (!before) sent.current = [...sent.current, { itemId, files }];
    const params = { id: patientId };
    await call(addOwnItem, { params, form: { fields: { ...fields, itemId }, files } });
    for (const other of sent.current)
      if (other.itemId !== itemId)
        await call(removeOwnItem, { params: { ...params, itemId: other.itemId } }).catch(
          () => undefined,
        );
  });
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
