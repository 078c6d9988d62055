import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { rangeAsked } from "../../features/report/report-range.ts";
import { reportTabs } from "../../features/report/report-tabs.ts";
import { deviceToday } from "../../lib/device-today.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

// Loaded apart: `/dashboard` shows it to patients only.
const PerformanceScreen = lazy(async () => {
  const { PerformanceScreen: screen } =
    await import("../../features/report/screens/performance-screen.tsx");
  return { default: screen };
});

/** The signed-in patient's report; its days and the open tab are part of the address. */
export function PatientReport() {
  const navigate = useNavigate();
  const { tab, startDate, endDate } = useSearch({ strict: false });
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <PerformanceScreen
        tab={reportTabs.find((one) => one === tab)}
        range={rangeAsked({ startDate, endDate }, deviceToday())}
        onTab={(next) =>
          void navigate({ to: ".", search: (now) => ({ ...now, tab: next }), replace: true })
        }
      />
    </Suspense>
  );
}
