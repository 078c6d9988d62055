import { noteDetails, type NoteKind } from "@regain/contract/entities/note";
import { useNavigate, useSearch } from "@tanstack/react-router";
import {
  type AddressFault,
  faultOf,
  noteSearch,
} from "../../features/documentation/note-address.ts";
import { type NoteFrame, NoteScreen } from "../../features/documentation/screens/note-screen.tsx";
import { NotePickerScreen } from "../../features/documentation/screens/note-picker-screen.tsx";
import { LockedReport } from "../../features/report/screens/locked-report.tsx";
import { useSignedIn } from "../../lib/current-user.ts";
import { deviceToday } from "../../lib/device-today.ts";
import { canPrint } from "../../lib/printing.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { ReportFrame } from "./report-frame.tsx";

interface NotePageProps {
  readonly patientId: string;
  readonly kind: NoteKind;
  /** From the address. */
  readonly days?: { readonly startDate: string; readonly endDate: string };
  /** From the address, for a daily note. */
  readonly detail?: string;
}

/** A clinical note at its address; if the address names no dates or impossible ones, they are asked for. */
export function NotePage({ patientId, kind, days, detail: named = "detailed" }: NotePageProps) {
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const { version, practice } = useSearch({ strict: false });
  const isOwn = user.type === "patient" && kind === "progressNote" && user.userId === patientId;
  if (user.type === "patient" && !isOwn) return <NotFoundScreen />;
  const renderFrame = (frame: NoteFrame) => <ReportFrame patientId={patientId} {...frame} />;
  const detail = noteDetails.find((one) => one === named);
  const fault = days && (detail ? faultOf(days, deviceToday()) : "no-kind");
  const pickerWith = (said: AddressFault | undefined) => (
    <NotePickerScreen patientId={patientId} kind={kind} fault={said} renderFrame={renderFrame} />
  );
  if (!days || !detail || fault) return pickerWith(fault);
  return (
    <NoteScreen
      // Another note starts from scratch.
      key={`${patientId} ${kind} ${days.startDate} ${days.endDate}`}
      asked={{ patientId, kind, ...days, version, practice }}
      detail={detail}
      canPrint={canPrint()}
      locked={<LockedReport />}
      notYet={pickerWith("future")}
      renderFrame={renderFrame}
      onSigned={() =>
        void navigate({
          to: ".",
          search: (now) => noteSearch(now),
          replace: true,
        })
      }
    />
  );
}
