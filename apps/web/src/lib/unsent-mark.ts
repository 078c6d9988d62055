import { deviceStore, readJson, writeJson } from "./storage.ts";

const key = "patientsWithUnsentAnswers";

/** Patients with unsent answers on this device, known without opening the store that holds them. */
export function patientsWithUnsent(): readonly string[] {
  const kept = readJson(deviceStore, key);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

export function markUnsent(patientId: string, isWaiting: boolean): void {
  const others = patientsWithUnsent().filter((one) => one !== patientId);
  if (isWaiting) writeJson(deviceStore, key, [...others, patientId]);
  else if (others.length > 0) writeJson(deviceStore, key, others);
  else deviceStore.remove(key);
}
