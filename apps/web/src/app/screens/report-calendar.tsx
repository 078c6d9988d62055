import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { CalendarScreen } from "../../features/calendar/screens/calendar-screen.tsx";
import { track } from "../../features/tracking/api/track.ts";
import { Button } from "../../ui/button.tsx";
import { printPage } from "../../lib/print-page.ts";
import { canPrint } from "../../lib/printing.ts";
import { ReportFrame } from "./report-frame.tsx";

/** When a patient practised; the day in whose month the calendar ends is part of the address. */
export function ReportCalendar({ patientId }: { readonly patientId?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { date } = useSearch({ strict: false });
  return (
    <ReportFrame
      patientId={patientId}
      heading={t`Calendar`}
      actions={
        canPrint() && (
          <Button
            icon={Printer}
            onPress={() => {
              track("print", "calendar");
              void printPage();
            }}
          >
            <Trans>Print</Trans>
          </Button>
        )
      }
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
