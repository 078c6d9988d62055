import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** The calendar before the first practice. */
export function EmptyCalendar({ isOwn }: { readonly isOwn: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No data!`} picture={CalendarDays}>
      {isOwn ? (
        <Trans>Your practice days appear here after your first practice.</Trans>
      ) : (
        <Trans>The days with practice appear here after the patient's first practice.</Trans>
      )}
    </EmptyState>
  );
}
