import { lazy, Suspense } from "react";
import { useSignedIn } from "../../lib/current-user.ts";
import { loadWords } from "../../lib/i18n.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PatientReport } from "./patient-report.tsx";

// Loaded apart, with its words: `/dashboard` shows it to clinicians only.
const ClinicianHome = lazy(async () => {
  const [{ ClinicianHome: home }] = await Promise.all([
    import("./clinician-home.tsx"),
    loadWords(["caseload"]),
  ]);
  return { default: home };
});

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
