import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarRange, TableProperties } from "lucide-react";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { TableChange, TableSearch } from "../table-search.ts";

interface EmptyTableProps {
  readonly search: TableSearch;
  readonly onSearch: (change: TableChange) => void;
}

/** Nothing was practiced: not yet, not on these days, or none of these tasks. */
export function EmptyTable({ search, onSearch }: EmptyTableProps) {
  const { t } = useLingui();
  const { startDate, endDate, tasks } = search;
  const isWhole = !startDate && !endDate && !tasks;
  return (
    <EmptyState
      title={t`No Data Available`}
      picture={TableProperties}
      action={
        !isWhole && (
          <Button
            look="primary"
            icon={CalendarRange}
            onPress={() => onSearch({ startDate: undefined, endDate: undefined, tasks: undefined })}
          >
            <Trans>Show everything</Trans>
          </Button>
        )
      }
    >
      {isWhole && <Trans>Each task appears here once it has been practiced.</Trans>}
      {!isWhole && tasks && <Trans>These tasks were not practiced on these days.</Trans>}
      {!isWhole && !tasks && <Trans>Nothing was practiced on these days.</Trans>}
    </EmptyState>
  );
}

interface FailedTableProps {
  readonly error: unknown;
  readonly onSearch: (change: TableChange) => void;
  readonly onRetry: () => void;
}

/** What went wrong. If there are too many columns for a table, weeks give fewer. */
export function FailedTable({ error, onSearch, onRetry }: FailedTableProps) {
  const isTooMuch = isRefusedWith(error, "too-many-columns");
  return (
    <ReportError
      error={error}
      {...(isTooMuch ? {} : { onRetry })}
      action={
        isTooMuch && (
          <Button
            look="primary"
            icon={CalendarRange}
            onPress={() => onSearch({ columns: "ByWeek" })}
          >
            <Trans>Show by week</Trans>
          </Button>
        )
      }
    />
  );
}
