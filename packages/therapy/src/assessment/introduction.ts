import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { AssessmentIntroduction } from "@regain/contract/entities/session";
import { speech } from "../material/view-parts.ts";

/** The duration is rounded to a multiple of this: it cannot be known more exactly. */
const roundMinutes = 5;

/**
 * How long an assessment takes, in minutes, as told to patients: to the nearest five, but never 0.
 * @param itemSeconds what each of its items takes on average, in seconds
 */
export function assessmentMinutes(itemSeconds: readonly number[]): number {
  const seconds = itemSeconds.reduce((sum, each) => sum + each, 0);
  return Math.max(1, Math.round(seconds / 60 / roundMinutes)) * roundMinutes;
}

/**
 * What is said before the first item of an assessment.
 * @param itemSeconds what each of its items takes on average, in seconds
 */
export function introductionToAssessment(
  itemSeconds: readonly number[],
  content: Content,
): AssessmentIntroduction {
  const { title, effort, rules, note } = content.assessment.introduction;
  const minutes = assessmentMinutes(itemSeconds);
  return {
    title: speech(title),
    lines: [format(effort, { items: itemSeconds.length, minutes }), ...rules].map((line) =>
      speech(line),
    ),
    note: speech(note),
  };
}
