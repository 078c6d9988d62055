import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { rangeAsked } from "../../features/report/report-range.ts";
import { reportTabs } from "../../features/report/report-tabs.ts";
import { PerformanceScreen } from "../../features/report/screens/performance-screen.tsx";
import { canPrint } from "../../lib/printing.ts";
import { ReportFrame } from "./report-frame.tsx";

/** The performance summary; its date range and the open tab are part of the address. */
export function ReportSummary({ patientId }: { readonly patientId?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tab, startDate, endDate } = useSearch({ strict: false });
  const change = (search: object) =>
    void navigate({
      to: ".",
      search: (now) => ({ ...now, ...search }),
      replace: true,
      resetScroll: false,
    });
  return (
    <PerformanceScreen
      patientId={patientId}
      tab={reportTabs.find((one) => one === tab)}
      onTab={(next) => change({ tab: next })}
      range={rangeAsked({ startDate, endDate })}
      onRange={change}
      canPrint={canPrint()}
      renderFrame={(parts) => (
        <ReportFrame patientId={patientId} heading={t`Performance Summary`} {...parts} />
      )}
    />
  );
}
