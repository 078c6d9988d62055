import type { NoteKind } from "@regain/contract/entities/note";
import { useQuery } from "@tanstack/react-query";
import { deviceToday } from "../../lib/device-today.ts";
import { signedNotesQuery } from "./api/notes.ts";

/** What day it is where the patient is: the server refuses a note of a later one. Until it is known, the device's. */
export function usePatientToday(patientId: string, kind: NoteKind): string {
  const { data } = useQuery(signedNotesQuery(patientId, kind));
  return data?.today ?? deviceToday();
}
