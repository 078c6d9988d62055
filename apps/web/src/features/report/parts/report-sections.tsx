import { useLingui } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { useEffect, useState } from "react";
import { OnPaper } from "../../../lib/on-paper.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { firstTab, type ReportTab } from "../report-tabs.ts";
import { hasContent, tabToOpen } from "../tab-to-open.ts";
import { AssessmentsPanel } from "./assessments-panel.tsx";
import { OverTime } from "./over-time.tsx";
import styles from "./report-sections.module.css";
import { SkillAreasPanel } from "./skill-areas-panel.tsx";
import { TasksPanel } from "./tasks-panel.tsx";

interface ReportSectionsProps {
  readonly report: PerformanceReport;
  /** The patient whose trend lines can be loaded; undefined if the report is read by a link. */
  readonly trendsOf: string | undefined;
  readonly canPrint: boolean;
  /** The tab in the address. */
  readonly tab: ReportTab | undefined;
  readonly onTab: (tab: ReportTab) => void;
}

/** The report's sections: one at a time on the screen; on paper, all that have content. */
export function ReportSections(props: ReportSectionsProps) {
  const { report, trendsOf, canPrint, tab, onTab } = props;
  const { t } = useLingui();
  const { assessments } = report.sections;
  const { endDate } = report;
  const content = hasContent(report);
  const [open, setOpen] = useState(() => tabToOpen(report, tab));

  // An address that leads to an empty section is corrected once; an empty section chosen afterwards is shown.
  useEffect(() => {
    if (open !== (tab ?? firstTab)) onTab(open);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const trend = (of: { area: string } | { typeId: number }, name: string) =>
    trendsOf && <OverTime patientId={trendsOf} of={of} name={name} endDate={endDate} />;
  const tabs = [
    {
      id: "skill-areas",
      label: t`Skill areas`,
      content: (
        <SkillAreasPanel
          report={report}
          canPrint={canPrint}
          renderTrend={({ systemName, displayName }) => trend({ area: systemName }, displayName)}
        />
      ),
    },
    {
      id: "tasks",
      label: t`Tasks`,
      content: (
        <TasksPanel
          report={report}
          renderTrend={({ typeId, displayName }) => trend({ typeId }, displayName)}
        />
      ),
    },
    {
      id: "assessments",
      label: t`Assessments`,
      content: <AssessmentsPanel assessments={assessments} />,
    },
  ] as const;
  return (
    <>
      <div className={styles.tabs}>
        <OnPaper>
          <h2 className={styles.paperHeading}>{tabs.find(({ id }) => id === open)?.label}</h2>
        </OnPaper>
        <Tabs<ReportTab>
          name={t`Parts of the report`}
          selected={open}
          onSelect={(next) => {
            setOpen(next);
            onTab(next);
          }}
          tabs={tabs}
        />
      </div>
      <OnPaper>
        {tabs
          .filter(({ id }) => id !== open && content[id])
          .map((part) => (
            <section key={part.id} className={styles.printed}>
              <h2>{part.label}</h2>
              {part.content}
            </section>
          ))}
      </OnPaper>
    </>
  );
}
