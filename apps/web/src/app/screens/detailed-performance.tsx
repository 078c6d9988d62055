import { useLingui } from "@lingui/react/macro";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { LockedReport } from "../../features/report/screens/locked-report.tsx";
import { DetailedPerformanceScreen } from "../../features/detailed-performance/screens/detailed-performance-screen.tsx";
import {
  searchAfter,
  withPossibleDays,
} from "../../features/detailed-performance/table-address.ts";
import { canPrint } from "../../lib/printing.ts";
import { ReportFrame } from "./report-frame.tsx";

/** Every task by session, day or week; the table's settings are part of the address. */
export function DetailedPerformance() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { patientId } = useParams({ strict: false });
  const { columns, measure, tasks, startDate, endDate } = useSearch({ strict: false });
  return (
    <DetailedPerformanceScreen
      {...(patientId && { patientId })}
      search={withPossibleDays(searchAfter({}, { columns, measure, tasks, startDate, endDate }))}
      onSearch={(change) =>
        void navigate({ to: ".", search: (now) => searchAfter(now, change), replace: true })
      }
      canPrint={canPrint()}
      renderFrame={(parts) => (
        <ReportFrame patientId={patientId} heading={t`Detailed Performance`} {...parts} />
      )}
      locked={<LockedReport />}
    />
  );
}
