import { tabStore } from "../../lib/storage.ts";

const key = "handedOverTo";

/** Whether this tab was handed over to that patient: a reload must not open the clinician's pages to them. */
export const isDeviceWith = (patientId: string): boolean => tabStore.read(key) === patientId;

export const handDeviceTo = (patientId: string): void => tabStore.write(key, patientId);

export const takeDeviceBack = (): void => tabStore.remove(key);
