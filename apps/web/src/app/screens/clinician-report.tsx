import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { rangeAsked } from "../../features/report/report-range.ts";
import { reportTabs } from "../../features/report/report-tabs.ts";
import { PerformanceScreen } from "../../features/report/screens/performance-screen.tsx";
import { deviceToday } from "../../lib/device-today.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { PatientNav } from "./patient-nav.tsx";

/** `/dashboard/patient/…/report`: a patient's report as their clinician reads it. */
export function ClinicianReport() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: "/dashboard/patient/$patientId/report" });
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/report" });
  const { tab, startDate, endDate } = useSearch({ from: "/dashboard/patient/$patientId/report" });
  return (
    <PerformanceScreen
      patientId={patientId}
      renderAbove={(name) => (
        <>
          <Breadcrumbs
            above={[
              <TextLink key="patients" to="/dashboard">
                <Trans>My patients</Trans>
              </TextLink>,
            ]}
            here={name ?? t`Patient`}
          />
          <PatientNav patientId={patientId} />
        </>
      )}
      tab={reportTabs.find((one) => one === tab)}
      range={rangeAsked({ startDate, endDate }, deviceToday())}
      onTab={(next) =>
        void navigate({
          to: ".",
          search: (now) => ({ ...now, tab: next }),
          replace: true,
        })
      }
    />
  );
}
