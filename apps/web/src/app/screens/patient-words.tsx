import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { PatientItemsScreen } from "../../features/own-items/screens/patient-items-screen.tsx";
import { PatientPageTop } from "./patient-page-top.tsx";

/** `/dashboard/patient/…/words`: the words and people that a patient practices with. */
export function PatientWords() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/words" });
  const { data } = useQuery(caseloadPatientQuery(patientId));
  return (
    <PatientItemsScreen
      key={patientId}
      patientId={patientId}
      isDischarged={Boolean(data?.discharge)}
      above={<PatientPageTop patientId={patientId} />}
    />
  );
}
