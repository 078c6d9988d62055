import { msg } from "@lingui/core/macro";
import { useSignedIn } from "../../lib/current-user.ts";
import { ComingScreen } from "./coming-screen.tsx";
import { PatientReport } from "./patient-report.tsx";

/** `/dashboard`: a patient's own report, a clinician's patients. */
export function DashboardHome() {
  const { user } = useSignedIn();
  return user.type === "patient" ? <PatientReport /> : <ComingScreen name={msg`My patients`} />;
}
