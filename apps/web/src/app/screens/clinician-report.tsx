import { useParams } from "@tanstack/react-router";
import { ReportSummary } from "./report-summary.tsx";

/** `/dashboard/patient/…/report`: a patient's report as seen by their clinician. */
export function ClinicianReport() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/report" });
  return <ReportSummary key={patientId} patientId={patientId} />;
}
