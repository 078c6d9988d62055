import type { PerformanceReport } from "@regain/contract/entities/report";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { type ReactNode, Suspense, useDeferredValue, useEffect } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { afterPaint } from "../../../lib/after-paint.ts";
import { useSignedIn } from "../../../lib/current-user.ts";
import { PrintButton } from "../../../lib/print-button.tsx";
import { staysShown } from "../../../lib/query-client.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { useOwnScores } from "../../../lib/use-own-scores.ts";
import { Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { track } from "../../tracking/api/track.ts";
import { performanceQuery } from "../api/performance.ts";
import { AllSkipped } from "../parts/all-skipped.tsx";
import { EmptyDays } from "../parts/empty-days.tsx";
import { EmptyForClinician } from "../parts/empty-for-clinician.tsx";
import { EmptyWelcome } from "../parts/empty-welcome.tsx";
import { PaperHead } from "../parts/paper-head.tsx";
import paper from "../parts/paper.module.css";
import { QuietDays } from "../parts/quiet-days.tsx";
import { ReportSkeleton } from "../parts/report-skeleton.tsx";
import { SummaryTiles } from "../parts/summary-tiles.tsx";
import type { ReportRange } from "../report-range.ts";
import type { ReportTab } from "../report-tabs.ts";
import { endsEarlier, isQuiet, stateOf } from "../report-state.ts";
import { HiddenScores } from "./hidden-scores.tsx";

// Interactive controls are heavy; the figures above them need not wait, and few people see the lock.
const ReportSections = lazyRouteComponent(
  () => import("../parts/report-sections.tsx"),
  "ReportSections",
);
const LockedReport = lazyRouteComponent(() => import("./locked-report.tsx"), "LockedReport");

// The calendar is heavy, and the report need not wait for it.
const ReportRangeField = lazyPart(
  async () => (await import("../parts/report-range-field.tsx")).ReportRangeField,
);

export interface FrameParts {
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export interface PerformanceScreenProps {
  /** The patient a clinician reads about; the signed-in patient if not given. */
  readonly patientId?: string | undefined;
  /** The tab in the address. */
  readonly tab: ReportTab | undefined;
  readonly onTab: (tab: ReportTab) => void;
  /** The days in the address; the last 30 if there are none. */
  readonly range: ReportRange | undefined;
  readonly onRange: (range: ReportRange) => void;
  /** False inside the iOS app, which cannot print. */
  readonly canPrint: boolean;
  /** Renders the page's heading and navigation around these parts. */
  readonly renderFrame: (parts: FrameParts) => ReactNode;
}

type BodyProps = PerformanceScreenProps & {
  readonly report: PerformanceReport;
  readonly scores: ReturnType<typeof useOwnScores>;
};

/** Nothing was ever practiced, or not up to the last day chosen. */
function Empty({ report, patientId }: BodyProps) {
  const { user } = useSignedIn();
  if (endsEarlier(report)) return <EmptyDays endDate={report.endDate} canChoose />;
  return patientId === undefined ? <EmptyWelcome user={user} /> : <EmptyForClinician />;
}

function Body(props: BodyProps) {
  const { report, scores, range, onRange, patientId, ...rest } = props;
  const { user } = useSignedIn();
  const state = stateOf(report);
  if (state === "unpractised" && !endsEarlier(report)) return <Empty {...props} />;
  return (
    <div className={paper.report}>
      <Stack gap={4}>
        <Stack>
          <PaperHead report={report} />
          <ReportRangeField report={report} onRange={onRange} waiting={<Skeleton />} />
          {state === "unpractised" ? (
            <Empty {...props} />
          ) : (
            <SummaryTiles report={report} range={range} hidesScores={scores.areHidden} />
          )}
          {state === "skipped" && <AllSkipped />}
          {isQuiet(report) && (
            <QuietDays
              report={report}
              areChosen={range !== undefined}
              isLocked={state === "locked"}
            />
          )}
        </Stack>
        <Suspense fallback={<Skeleton count={3} />}>
          {state === "locked" && <LockedReport />}
          {state === "full" && scores.areHidden && <HiddenScores onShow={scores.show} />}
          {state === "full" && !scores.areHidden && (
            <ReportSections {...rest} report={report} trendsOf={patientId ?? user.userId} />
          )}
        </Suspense>
      </Stack>
    </div>
  );
}

/** A patient's performance summary: for the patients themselves, or for their clinician. */
export function PerformanceScreen(props: PerformanceScreenProps) {
  const { user } = useSignedIn();
  const { patientId = user.userId, range, canPrint, renderFrame } = props;
  const { data, error, refetch } = useQuery({
    ...performanceQuery(patientId, range),
    // For other days of the same patient, the previous figures stay until the new ones have loaded.
    placeholderData: keepPreviousData,
  });
  // Once the page has a heading, in parallel with the figures, which also come over the network.
  useEffect(() => afterPaint(() => void ReportSections.preload?.()), []);
  // A month of practice is a lot to render: in steps, between which the page responds.
  const report = useDeferredValue(data);
  const scores = useOwnScores();
  const print = canPrint && report && stateOf(report) === "full" && !scores.areHidden && (
    <PrintButton onPrint={() => track("print", "report")} />
  );
  return renderFrame({
    actions: print,
    children: (
      <>
        {!report && !error && <ReportSkeleton />}
        {error && <ReportError error={error} onRetry={() => void refetch()} />}
        {report && (!error || staysShown(data, error)) && (
          <Body key={patientId} report={report} scores={scores} {...props} />
        )}
      </>
    ),
  });
}
