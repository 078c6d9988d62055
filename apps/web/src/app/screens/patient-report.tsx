import { Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ReportSummary } from "./home-parts.ts";

/** The signed-in patient's report. */
export function PatientReport() {
  return (
    <Suspense fallback={<Skeleton shape="block" count={4} />}>
      <ReportSummary />
    </Suspense>
  );
}
