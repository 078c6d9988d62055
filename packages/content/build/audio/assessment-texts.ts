import type { Content } from "@regain/content/content";
import { assessmentForms, buildAssessment } from "@regain/therapy/assessment/forms";
import { introductionToAssessment } from "@regain/therapy/assessment/introduction";
import type { TaskType } from "@regain/therapy/task-type";
import { spokenBySlot } from "./texts.ts";

/** Everything that the assessment and the ratings after it say besides the exercises' introductions. */
export function assessmentTexts(content: Content, taskTypes: readonly TaskType[]): string[] {
  const find = (typeId: number) => taskTypes.find((taskType) => taskType.typeId === typeId);
  const { recognition, ratings } = content.assessment;
  const forms = assessmentForms.map((form) => buildAssessment(form, content, find));
  const introductions = forms.map((items) =>
    introductionToAssessment(
      items.map(({ typeId }) => find(typeId)?.secondsPerItem ?? 0),
      content,
    ),
  );
  const { instruction, questions, labels } = ratings;
  return [
    `${recognition.name}. ${recognition.activity}`,
    ...forms.flat().flatMap(({ view }) => spokenBySlot(view).map(([, text]) => text)),
    ...introductions
      .flatMap(({ title, lines, note }) => [title, ...lines, note])
      .map(({ text }) => text),
    instruction,
    ...questions.map(({ text }) => text),
    ...Object.values(labels),
  ];
}
