import { Trans, useLingui } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { Bar } from "../../../ui/charts/bar.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { formatDay } from "../../../lib/formats.ts";
import styles from "./task-card.module.css";

/** Ratings run from 1 to 5. */
const bestRating = 5;

/** The patient's own ratings, question by question. */
export function AssessmentsPanel({
  assessments,
}: {
  assessments: PerformanceReport["sections"]["assessments"];
}) {
  const { t } = useLingui();
  if (assessments.length === 0)
    return (
      <EmptyState title={t`No data!`}>
        <Trans>Self-ratings of everyday life appear here once they are made.</Trans>
      </EmptyState>
    );
  return assessments.map(({ id, title, description, questions }) => (
    <section key={id} className={styles.task}>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.quiet}>{description}</p>
      </div>
      <Stack>
        {questions.map((question) => (
          <Stack key={question.id} gap={1}>
            <h3>{question.questionText}</h3>
            {(["baseline", "latest"] as const).map((which) => (
              <Bar
                key={which}
                label={which === "baseline" ? t`Baseline` : t`Latest`}
                valueText={t`${question[which].value} of ${bestRating}`}
                share={question[which].value / bestRating}
                look={which}
                note={`${question[which].label} · ${formatDay(question[which].date)}`}
              />
            ))}
          </Stack>
        ))}
      </Stack>
    </section>
  ));
}
