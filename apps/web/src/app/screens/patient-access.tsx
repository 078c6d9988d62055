import { useParams } from "@tanstack/react-router";
import { PatientAccessScreen } from "../../features/add-patient/screens/patient-access-screen.tsx";
import { PatientPageTop } from "./patient-page-top.tsx";

/** `/dashboard/patient/…/access`, among the other pages about the patient. */
export function PatientAccess() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/access" });
  return (
    <PatientAccessScreen
      key={patientId}
      patientId={patientId}
      above={<PatientPageTop patientId={patientId} />}
    />
  );
}
