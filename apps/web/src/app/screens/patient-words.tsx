import { useParams } from "@tanstack/react-router";
import { PatientItemsScreen } from "../../features/own-items/screens/patient-items-screen.tsx";
import { PatientPageTop } from "./patient-page-top.tsx";

/** `/dashboard/patient/…/words`: the words and people that a patient practises with. */
export function PatientWords() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/words" });
  return (
    <PatientItemsScreen patientId={patientId} above={<PatientPageTop patientId={patientId} />} />
  );
}
