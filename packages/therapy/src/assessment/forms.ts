/**
 * The baseline assessment: 10 to 15 minutes, no feedback, no help, no change of level. Two forms of the same make
 * with different items, so that a second one is no repetition of the first. It is not a diagnosis: it places the first
 * levels.
 */
import type { Content } from "@regain/content/content";
import type { TaskView } from "@regain/contract/entities/task-view";
import { createRng } from "../rng.ts";
import type { SessionItem } from "../session.ts";
import { generateItem, type TaskType } from "../task-type.ts";
import { recognitionItems } from "./recognition.ts";

export const assessmentForms = ["A", "B"] as const;
export type AssessmentForm = (typeof assessmentForms)[number];

/** One exercise of the assessment, item by item at these levels. */
export interface AssessmentPart {
  readonly typeId: number;
  readonly levels: readonly number[];
}

/** In the order they are done: words first, what tires most in the middle. */
export const assessmentParts: readonly AssessmentPart[] = [
  // Spoken word to picture.
  { typeId: 1, levels: [1, 2, 3, 4, 4, 5, 6, 6, 7, 8] },
  // Name the picture.
  { typeId: 51, levels: [1, 2, 3, 4, 4, 5, 6, 6, 7, 8] },
  // Sentence to picture.
  { typeId: 29, levels: [1, 3, 5, 6, 8] },
  // Repeat the order: forward, then backward.
  { typeId: 39, levels: [1, 2, 4, 6, 7] },
  // Find the same symbols.
  { typeId: 7, levels: [2, 5] },
  // Arrows in a row.
  { typeId: 10, levels: [3] },
  // Switching trail.
  { typeId: 13, levels: [2, 4] },
  // Arithmetic.
  { typeId: 33, levels: [1, 3, 6, 8, 11] },
];

/** An item shows what it asks, and gives nothing away. */
const withoutHelp = (view: TaskView): TaskView => ({ ...view, cues: [], allowHints: false });

/** The items of a part in one form: none of them is in the other form. */
function itemsOf(part: AssessmentPart, taskType: TaskType, form: AssessmentForm, content: Content) {
  const rng = createRng(`assessment type ${part.typeId}`);
  const met: string[] = [];
  const make = (of: AssessmentForm) =>
    part.levels.map((level, index): SessionItem => {
      const stream = rng.stream(`form ${of} item ${index}`);
      // What looks the same is drawn again: a small pool can come to the same item twice.
      for (let attempt = 0; ; attempt++) {
        const own = stream.stream(`attempt ${attempt}`);
        const { view, key } = generateItem(taskType, level, { rng: own, content, history: met });
        if (met.includes(key) && attempt < 20) continue;
        met.unshift(key);
        const { typeId, version } = taskType;
        return { typeId, level, version, key, view: withoutHelp(view) };
      }
    });
  const first = make("A");
  return form === "A" ? first : make("B");
}

/**
 * All items of a form, in order. The same form is the same for everybody.
 * @param findTaskType the exercises that there are
 * @throws RangeError where an exercise of the assessment is missing
 */
export function buildAssessment(
  form: AssessmentForm,
  content: Content,
  findTaskType: (typeId: number) => TaskType | undefined,
): SessionItem[] {
  const [atOnce, later] = recognitionItems(form, content);
  const parts = assessmentParts.flatMap((part) => {
    const taskType = findTaskType(part.typeId);
    if (!taskType) throw new RangeError(`the assessment has no exercise ${part.typeId}`);
    return itemsOf(part, taskType, form, content);
  });
  return [atOnce, ...parts, later];
}
