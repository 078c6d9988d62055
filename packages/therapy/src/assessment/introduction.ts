import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { AssessmentIntroduction } from "@regain/contract/entities/session";
import { speech } from "../material/view-parts.ts";

/** An assessment takes so many minutes or a multiple of them: nobody knows it better. */
const roundMinutes = 5;

/**
 * What is said before the first item of an assessment.
 * @param itemSeconds what each of its items takes on average, in seconds
 */
export function introductionToAssessment(
  itemSeconds: readonly number[],
  content: Content,
): AssessmentIntroduction {
  const { title, effort, rules, note } = content.assessment.introduction;
  const seconds = itemSeconds.reduce((sum, each) => sum + each, 0);
  const minutes = Math.max(1, Math.round(seconds / 60 / roundMinutes)) * roundMinutes;
  return {
    title: speech(title),
    lines: [format(effort, { items: itemSeconds.length, minutes }), ...rules].map((line) =>
      speech(line),
    ),
    note: speech(note),
  };
}
