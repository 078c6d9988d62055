import type { NoteKind } from "@regain/contract/entities/note";
import { useQuery } from "@tanstack/react-query";
import { deviceToday } from "../../lib/device-today.ts";
import { signedNotesQuery } from "./api/notes.ts";

/** Today's date where the patient is: the server refuses notes for later days. Until it is known, the device's. */
export function usePatientToday(patientId: string, kind: NoteKind): string {
  const { data } = useQuery(signedNotesQuery(patientId, kind));
  return data?.today ?? deviceToday();
}
