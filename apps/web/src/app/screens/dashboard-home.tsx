import { Suspense } from "react";
import { useSignedIn } from "../../lib/current-user.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ClinicianHome } from "./home-parts.ts";
import { PatientReport } from "./patient-report.tsx";

/** `/dashboard`: a patient's own report, a clinician's patients. */
export function DashboardHome() {
  const { user } = useSignedIn();
  if (user.type === "patient") return <PatientReport />;
  return (
    <Suspense fallback={<Skeleton shape="block" count={2} />}>
      <ClinicianHome />
    </Suspense>
  );
}
