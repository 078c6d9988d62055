import { Trans } from "@lingui/react/macro";
import type { NoteName } from "@regain/contract/entities/note";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDay } from "../../../lib/formats.ts";
import { noteSearch } from "../note-address.ts";
import { useNoteTitles } from "../use-note-titles.ts";

interface NoteLinkProps extends NoteName {
  readonly patientId: string;
  /** Among notes of several kinds: it shows its kind. */
  readonly saysKind: boolean;
  /** Who wrote or signed it, and when. */
  readonly children: ReactNode;
}

/** A note in a list: its days, and the link to it. */
export function NoteLink(props: NoteLinkProps) {
  const { patientId, kind, startDate, endDate, saysKind, children } = props;
  const titleOf = useNoteTitles();
  const days =
    startDate === endDate ? (
      formatDay(startDate)
    ) : (
      <Trans>
        {formatDay(startDate)} to {formatDay(endDate)}
      </Trans>
    );
  const words = (
    <>
      <strong>
        {saysKind && `${titleOf(kind)}, `}
        {days}
      </strong>
      <span>{children}</span>
    </>
  );
  const search = (now: { readonly source?: string }) => noteSearch(now);
  if (kind === "dailySessionNote")
    return (
      <Link
        to="/dashboard/patient/$patientId/daily-session-note/$type/$date"
        params={{ patientId, type: "detailed", date: endDate }}
        search={search}
      >
        {words}
      </Link>
    );
  return (
    <Link
      to={
        kind === "progressNote"
          ? "/dashboard/patient/$patientId/progress-note/$startDate/$endDate"
          : "/dashboard/patient/$patientId/discharge-summary/$startDate/$endDate"
      }
      params={{ patientId, startDate, endDate }}
      search={search}
    >
      {words}
    </Link>
  );
}
