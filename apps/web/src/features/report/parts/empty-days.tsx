import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarX } from "lucide-react";
import { formatDay } from "../../../lib/formats.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** A report whose last day lies before the first practice. */
export function EmptyDays({ endDate }: { readonly endDate: string }) {
  const { t } = useLingui();
  const day = formatDay(endDate);
  return (
    <EmptyState title={t`It’s a bit empty in here…`} picture={CalendarX}>
      <Trans>There was no practice until {day}. Please choose a later day.</Trans>
    </EmptyState>
  );
}
