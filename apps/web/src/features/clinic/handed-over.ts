import { tabStore } from "../../lib/storage.ts";

const key = "handedOverTo";

/** Whether this tab was handed over to that patient: a reload must not open the clinician's pages to them. */
export const isHandedOverTo = (patientId: string): boolean => tabStore.read(key) === patientId;

export const handOverTo = (patientId: string): void => tabStore.write(key, patientId);

export const takeBack = (): void => tabStore.remove(key);
