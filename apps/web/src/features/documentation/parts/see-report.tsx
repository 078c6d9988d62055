import { noteSearch } from "../note-address.ts";
import { dailyNoteForm, type NoteDetail, type NoteKind } from "@regain/contract/entities/note";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import type { DayRange } from "../../../ui/date-limits.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

export interface SeeReportProps {
  readonly patientId: string;
  readonly kind: NoteKind;
  /** The patient's date, as far as it is known. */
  readonly today: string;
  /** Null until they are chosen. */
  readonly range: DayRange | null;
  /** For a daily note; null until it is chosen. */
  readonly detail?: NoteDetail | null;
  /** Opens in a new window. */
  readonly opensWindow?: boolean;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
}

const isDailyNote = (
  chosen: { readonly type: unknown; readonly date: string },
  today: string,
): boolean => dailyNoteForm(today).safeParse(chosen).success;

/** A link to the note once it is fully chosen: browsers block windows that no link opens. */
export function SeeReport(props: SeeReportProps) {
  const { patientId, kind, today, range, detail, opensWindow, onOpen, children } = props;
  const isDaily = kind === "dailySessionNote";
  if (!range || (isDaily && !isDailyNote({ type: detail, date: range.to }, today)))
    return (
      <Button look="primary" icon={FileText} isDisabled>
        {children}
      </Button>
    );
  const look = {
    look: "primary",
    icon: FileText,
    ...(opensWindow && { target: "_blank", rel: "noopener" }),
    ...(onOpen && { onClick: onOpen }),
  } as const;
  const { from: startDate, to: endDate } = range;
  if (isDaily)
    return (
      <LinkButton
        {...look}
        to="/dashboard/patient/$patientId/daily-session-note/$type/$date"
        params={{ patientId, type: detail ?? "detailed", date: endDate }}
        search={(now) => noteSearch(now)}
      >
        {children}
      </LinkButton>
    );
  return (
    <LinkButton
      {...look}
      to={
        kind === "progressNote"
          ? "/dashboard/patient/$patientId/progress-note/$startDate/$endDate"
          : "/dashboard/patient/$patientId/discharge-summary/$startDate/$endDate"
      }
      params={{ patientId, startDate, endDate }}
      search={(now) => noteSearch(now)}
    >
      {children}
    </LinkButton>
  );
}
