/** The ratings after assessments in the terms of the report: the first and the latest for each question. */
import { english } from "@regain/content/en/content";
import type { PerformanceReport } from "@regain/contract/entities/report";
import type { AssessmentRatingsTable } from "../../db/tables/therapy.ts";

const { ratings: sheet } = english.assessment;
const labels = new Map(Object.entries(sheet.labels).map(([value, text]) => [Number(value), text]));

type Rating = Pick<AssessmentRatingsTable, "question_id" | "value" | "local_date">;

const point = ({ value, local_date }: Rating) => ({
  value,
  date: local_date,
  label: labels.get(value) ?? "",
});

/**
 * @param ratings up to the report's end, oldest first
 * @returns empty if nothing was rated
 */
export function assessmentSection(
  ratings: readonly Rating[],
): PerformanceReport["sections"]["assessments"] {
  const questions = sheet.questions.flatMap(({ id, text }) => {
    const own = ratings.filter(({ question_id }) => question_id === id);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    return [
      {
        id,
        questionText: text,
        baseline: point(first),
        latest: point(last),
        labels: [...labels].map(([value, label]) => ({ value, text: label })),
      },
    ];
  });
  if (questions.length === 0) return [];
  return [{ id: sheet.id, title: sheet.title, description: sheet.description, questions }];
}
