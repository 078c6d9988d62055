import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";

// Loaded apart: `/dashboard` shows it to patients only.
const ReportSummary = lazy(async () => {
  const { ReportSummary: summary } = await import("./report-summary.tsx");
  return { default: summary };
});

/** The signed-in patient's report. */
export function PatientReport() {
  return (
    <Suspense fallback={<Skeleton shape="block" count={4} />}>
      <ReportSummary />
    </Suspense>
  );
}
