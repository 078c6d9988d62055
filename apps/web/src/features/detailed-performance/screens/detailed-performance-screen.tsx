import { useLingui } from "@lingui/react/macro";
import type { DetailedPerformance } from "@regain/contract/entities/detailed-table";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { deviceToday } from "../../../lib/device-today.ts";
import { formatDay } from "../../../lib/formats.ts";
import { PrintButton } from "../../../lib/print-button.tsx";
import { useOwnScores } from "../../../lib/use-own-scores.ts";
import { Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { HiddenScores } from "../../report/screens/hidden-scores.tsx";
import { track } from "../../tracking/api/track.ts";
import { detailedPerformanceQuery } from "../api/detailed-performance.ts";
import { tasksIn } from "../chosen-table.ts";
import { LoadedTable } from "../parts/loaded-table.tsx";
import { EmptyTable, FailedTable } from "../parts/no-table.tsx";
import { TableTools } from "../parts/table-tools.tsx";
import { tasksOf } from "../table-address.ts";
import type { TableChange, TableSearch } from "../table-search.ts";

export interface FrameParts {
  readonly below: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export interface DetailedPerformanceScreenProps {
  /** The patient a clinician reads about; the signed-in patient if not given. */
  readonly patientId?: string;
  /** From the address. */
  readonly search: TableSearch;
  readonly onSearch: (change: TableChange) => void;
  /** False inside the iOS app, which cannot print. */
  readonly canPrint: boolean;
  /** Renders the page's heading and navigation around these parts. */
  readonly renderFrame: (parts: FrameParts) => ReactNode;
  /** Shown instead of the table for a subscription that does not include it. */
  readonly locked: ReactNode;
}

function useDays({ startDate, endDate }: TableSearch) {
  const { t } = useLingui();
  return (data: DetailedPerformance) => {
    const [from, to] = [formatDay(data.startDate), formatDay(data.endDate)];
    return startDate || endDate ? t`${from} to ${to}` : t`Since Therapy Start, ${from} to ${to}`;
  };
}

/** Whether any of the exercises in the address were practiced. */
function hasRowsFor(data: DetailedPerformance, { tasks }: TableSearch): boolean {
  const chosen = tasksOf(tasks);
  return data.table.rowList.some(({ typeId }) => chosen?.has(typeId) ?? true);
}

/** Every task by session, day or week: for the patients themselves, or for their clinician. */
export function DetailedPerformanceScreen(props: DetailedPerformanceScreenProps) {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const { patientId = user.userId, search, onSearch, canPrint, renderFrame, locked } = props;
  const query = useQuery(detailedPerformanceQuery(patientId, search));
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  const shown = error || data?.isLocked ? undefined : data;
  const hasRows = shown !== undefined && hasRowsFor(shown, search);
  const days = useDays(search);
  const scores = useOwnScores();
  const { startDate, endDate } = search;
  const asked = startDate && endDate ? { from: startDate, to: endDate } : null;
  const range = data && !isPlaceholderData ? { from: data.startDate, to: data.endDate } : asked;
  // Before the first practice there is nothing to choose from.
  const isUntouched = shown?.table.rowList.length === 0 && !startDate && !endDate;
  if (data?.isLocked) return renderFrame({ below: null, actions: null, children: locked });
  if (hasRows && scores.areHidden) {
    const hidden = <HiddenScores onShow={scores.show} />;
    return renderFrame({ below: null, actions: null, children: hidden });
  }
  return renderFrame({
    below: shown && days(shown),
    actions: canPrint && hasRows && (
      <PrintButton onPrint={() => track("print", "detailed-performance")} />
    ),
    children: (
      <Stack>
        {!isUntouched && (
          <TableTools
            search={search}
            onSearch={onSearch}
            range={range}
            // The patient's date; until it is known, the device's.
            today={data?.today ?? deviceToday()}
            tasks={data ? tasksIn(data.table) : []}
          />
        )}
        {isPending && <Skeleton shape="block" count={2} label={t`Loading the table`} />}
        {error && <FailedTable error={error} onSearch={onSearch} onRetry={() => void refetch()} />}
        {shown && hasRows && (
          <LoadedTable
            patientId={patientId}
            data={shown}
            search={search}
            isStale={isPlaceholderData}
          />
        )}
        {shown && !hasRows && <EmptyTable search={search} onSearch={onSearch} />}
      </Stack>
    ),
  });
}
