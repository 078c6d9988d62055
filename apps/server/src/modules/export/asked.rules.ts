import type { Choice, TaskView } from "@regain/contract/entities/task-view";

/**
 * What only concerns how an item looks, sounds, helps and is judged at its edges, what stands elsewhere in an answer, and
 * drawings, which the values of choices name.
 */
const leftOut: ReadonlySet<string> = new Set([
  "type",
  "instructions",
  "answerText",
  "cues",
  "figure",
  "audioPaths",
  "wordStartsMs",
  "layout",
  "alignment",
  "columnCount",
  "resourceUrl",
  "allowHints",
  "showCalculator",
  "showScratchpad",
  "captions",
  // Small things to do while time passes.
  "tasks",
  "nearness",
  "nearnesses",
  "nearSpellings",
  "otherWords",
  "leadingWords",
]);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === "object" && value !== null && !Object.keys(value).length);

const isChoice = (value: object): value is Choice =>
  "id" in value && "label" in value && "value" in value;

/** Its id, which the events name, and what it is. Nothing is said twice. */
const choiceOf = ({ id, label, value, text = label, speech }: Choice) => ({
  id,
  label,
  ...(text !== label && { text }),
  ...(value !== id && { value }),
  ...(speech && speech.text !== text && { said: speech.text }),
});

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== "object" || value === null) return value;
  if (isChoice(value)) return choiceOf(value);
  const kept = Object.entries(value).filter(([name]) => !leftOut.has(name));
  return Object.fromEntries(
    kept.map(([name, one]) => [name, pruned(one)]).filter(([, one]) => !isEmpty(one)),
  );
}

/**
 * What an item asked: what was shown and said, what there was to choose from, and what was right, under the names that
 * task views have for it. docs/export.md says what is left out.
 */
export const askedOf = (view: TaskView): unknown => pruned(view);
