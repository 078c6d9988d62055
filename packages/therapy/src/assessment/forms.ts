/**
 * The baseline assessment: 10 to 15 minutes, no feedback, no help, no change of level. Two forms of the same
 * design have different items, so that a second assessment does not repeat the first. It is not a diagnosis:
 * it places the first levels.
 */
import type { Content } from "@regain/content/content";
import type { TaskView } from "@regain/contract/entities/task-view";
import { createRng } from "../rng.ts";
import type { SessionItem } from "../session.ts";
import { generateItem, type TaskType } from "../task-type.ts";
import { recognitionItems, recognitionTypeId } from "./recognition.ts";

export const assessmentForms = ["A", "B"] as const;
export type AssessmentForm = (typeof assessmentForms)[number];

/** One exercise of the assessment, item by item at these levels. */
export interface AssessmentPart {
  readonly typeId: number;
  readonly levels: readonly number[];
  /** It is about single words: it shows none that occur elsewhere in the form. */
  readonly isOnWords?: true;
}

/** In the order they are done: words first, the most tiring in the middle. */
export const assessmentParts: readonly AssessmentPart[] = [
  // Spoken word to picture.
  { typeId: 1, levels: [1, 2, 3, 4, 4, 5, 6, 6, 7, 8], isOnWords: true },
  // Name the picture.
  { typeId: 51, levels: [1, 2, 3, 4, 4, 5, 6, 6, 7, 8], isOnWords: true },
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

/**
 * What each item of a form takes on average, in seconds: both forms have the same number for each exercise.
 * @param findTaskType the exercises that there are
 */
export function assessmentItemSeconds(
  findTaskType: (typeId: number) => TaskType | undefined,
): number[] {
  const typeIds = assessmentParts.flatMap(({ typeId, levels }) => levels.map(() => typeId));
  return [recognitionTypeId, ...typeIds, recognitionTypeId].map(
    (typeId) => findTaskType(typeId)?.secondsPerItem ?? 0,
  );
}

/** An assessment item shows only what it asks, without help. */
const withoutHelp = (view: TaskView): TaskView => ({ ...view, cues: [], allowHints: false });

/** The pictures of an item about words: to remember, to choose from, or to name. */
export function picturesOf(view: TaskView): string[] {
  const stimuli = [...(view.study?.stimulus ?? []), ...view.stimulus];
  const choices =
    view.templateName === "MultipleChoice"
      ? view.questions.flatMap((question) => question.choices)
      : view.templateName === "MemorySequence"
        ? view.items
        : [];
  const images = [
    ...stimuli.flatMap((one) => (one.kind === "image" ? [one.image] : [])),
    ...choices.flatMap(({ image }) => image ?? []),
  ];
  return images.flatMap((image) => ("path" in image ? [image.path] : []));
}

/** How often an unsuitable item is drawn again; if the pool has no other, the last one is taken. */
const maxAttempts = 200;

interface Drawing {
  readonly taskType: TaskType;
  readonly content: Content;
  /** Keys of this exercise's items in either form. */
  readonly met: string[];
  /** Pictures of the form's other exercises about words. */
  readonly elsewhere: ReadonlySet<string>;
}

/**
 * The items of a part in one form: none of them is in the other form. One that looks the same is drawn again,
 * because a small pool can yield the same item twice. So is one with a picture that occurs elsewhere in the
 * form, because a word just heard is easier to name, and one just seen is harder to tell from those to
 * remember.
 */
function itemsOf(
  part: AssessmentPart,
  form: AssessmentForm,
  { taskType, content, met, elsewhere }: Drawing,
): SessionItem[] {
  const rng = createRng(`assessment type ${part.typeId}`);
  const { typeId, version } = taskType;
  return part.levels.map((level, index) => {
    const stream = rng.stream(`form ${form} item ${index}`);
    for (let attempt = 0; ; attempt++) {
      const own = stream.stream(`attempt ${attempt}`);
      const { view, key } = generateItem(taskType, level, { rng: own, content, history: met });
      const isMet =
        met.includes(key) ||
        (part.isOnWords && picturesOf(view).some((path) => elsewhere.has(path)));
      if (isMet && attempt < maxAttempts) continue;
      met.unshift(key);
      return { typeId, level, version, key, view: withoutHelp(view) };
    }
  });
}

/**
 * All items of a form, in order. The same form is the same for everybody.
 * @param findTaskType the exercises that there are
 * @throws RangeError if an exercise of the assessment is missing
 */
export function buildAssessment(
  form: AssessmentForm,
  content: Content,
  findTaskType: (typeId: number) => TaskType | undefined,
): SessionItem[] {
  const forms = assessmentForms.map((name) => {
    const [atOnce, later] = recognitionItems(name, content);
    const elsewhere = new Set([atOnce, later].flatMap(({ view }) => picturesOf(view)));
    return { name, atOnce, later, elsewhere, items: [] as SessionItem[] };
  });
  for (const part of assessmentParts) {
    const taskType = findTaskType(part.typeId);
    if (!taskType) throw new RangeError(`the assessment has no exercise ${part.typeId}`);
    const met: string[] = [];
    for (const { name, elsewhere, items } of forms) {
      const made = itemsOf(part, name, { taskType, content, met, elsewhere });
      items.push(...made);
      if (part.isOnWords)
        for (const path of made.flatMap(({ view }) => picturesOf(view))) elsewhere.add(path);
    }
  }
  const { atOnce, items, later } = forms.find(({ name }) => name === form)!;
  return [atOnce, ...items, later];
}
