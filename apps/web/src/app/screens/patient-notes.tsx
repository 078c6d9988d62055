import { useParams } from "@tanstack/react-router";
import { NotesScreen } from "../../features/documentation/screens/notes-screen.tsx";
import { ReportFrame } from "./report-frame.tsx";

/** `/dashboard/patient/…/notes` */
export function PatientNotes() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/notes" });
  return (
    <NotesScreen
      patientId={patientId}
      renderFrame={(frame) => <ReportFrame patientId={patientId} {...frame} />}
    />
  );
}
