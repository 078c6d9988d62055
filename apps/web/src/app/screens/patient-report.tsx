import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { reportTabs } from "../../features/report/report-tabs.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

// Loaded apart: `/dashboard` shows it to patients only.
const PerformanceScreen = lazy(async () => {
  const { PerformanceScreen: screen } =
    await import("../../features/report/screens/performance-screen.tsx");
  return { default: screen };
});

/** The signed-in patient's report; the open tab is part of the address. */
export function PatientReport() {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false });
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <PerformanceScreen
        tab={reportTabs.find((one) => one === tab)}
        onTab={(next) => void navigate({ to: ".", search: { tab: next }, replace: true })}
      />
    </Suspense>
  );
}
