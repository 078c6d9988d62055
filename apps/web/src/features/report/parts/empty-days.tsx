import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarX } from "lucide-react";
import { formatDay } from "../../../lib/formats.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";

interface EmptyDaysProps {
  readonly endDate: string;
  /** The reader can choose other days. */
  readonly canChoose: boolean;
}

/** A report whose last day is before the first practice. */
export function EmptyDays({ endDate, canChoose }: EmptyDaysProps) {
  const { t } = useLingui();
  const day = formatDay(endDate);
  return (
    <EmptyState title={t`It’s a bit empty in here…`} picture={CalendarX}>
      {canChoose ? (
        <Trans>There was no practice up to {day}. Please choose a later day.</Trans>
      ) : (
        <Trans>There was no practice up to {day}.</Trans>
      )}
    </EmptyState>
  );
}
