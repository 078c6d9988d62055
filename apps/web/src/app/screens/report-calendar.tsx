import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { CalendarScreen } from "../../features/calendar/screens/calendar-screen.tsx";
import { track } from "../../features/tracking/api/track.ts";
import { PrintButton } from "../../lib/print-button.tsx";
import { canPrint } from "../../lib/printing.ts";
import { ReportFrame } from "./report-frame.tsx";

/** When a patient practiced; the day whose month the calendar ends with is part of the address. */
export function ReportCalendar({ patientId }: { readonly patientId?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { date } = useSearch({ strict: false });
  return (
    <ReportFrame
      patientId={patientId}
      heading={t`Calendar`}
      actions={canPrint() && <PrintButton onPrint={() => track("print", "calendar")} />}
    >
      <CalendarScreen
        patientId={patientId}
        anchor={date}
        onAnchor={(day) =>
          void navigate({
            to: ".",
            search: (now) => ({ ...now, date: day }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </ReportFrame>
  );
}
