/** Pictures to remember, asked for immediately and again at the end of the assessment. */
import type { Content } from "@regain/content/content";
import type { Word } from "@regain/content/types";
import type { TaskView } from "@regain/contract/entities/task-view";
import { pickDifferent } from "../material/different-words.ts";
import { createRng } from "../rng.ts";
import type { SessionItem } from "../session.ts";
import { imageChoice, instructions, plainView, speech } from "../material/view-parts.ts";
import { wordsIn } from "../material/words.ts";
import type { AssessmentForm } from "./forms.ts";

/** The closest of the memory exercises is the list to remember: results are kept under its number. */
export const recognitionTypeId = 42;
/** How long one of the two takes, including looking. */
export const recognitionSeconds = 25;
const shown = 6;

/**
 * Two items about the same pictures: right after the study part, and long after it. The foils are new each
 * time.
 * @returns the immediate one, and the delayed one
 */
export function recognitionItems(
  form: AssessmentForm,
  content: Content,
): readonly [SessionItem, SessionItem] {
  const { say } = content.assessment;
  const rng = createRng("assessment recognition");
  const common = wordsIn(content.words, { minEffort: 3, maxEffort: 6 });
  const drawn = pickDifferent(rng.stream("pictures"), common, shown * 6);
  const own = drawn.slice(form === "A" ? 0 : shown * 3);
  const [targets, foilsNow, foilsLater] = [0, 1, 2].map((part) =>
    own.slice(part * shown, (part + 1) * shown),
  ) as [Word[], Word[], Word[]];
  const path = (word: Word) => ({ path: content.picture(word.picture) });

  const item = (key: string, foils: readonly Word[], isStudied: boolean): SessionItem => {
    const items = rng
      .stream(`${form} ${key}`)
      .shuffle([...targets, ...foils])
      .map((word) => imageChoice(word.id, word.text, path(word)));
    const view: TaskView = {
      ...plainView,
      allowHints: false,
      templateName: "MemorySequence",
      type: "shopping_list",
      instructions: instructions(isStudied ? say.recognition : say.recognitionLater),
      ...(isStudied
        ? {
            study: {
              ...speech(say.study),
              stimulus: targets.map((word) => ({
                kind: "image" as const,
                image: path(word),
                alt: word.text,
              })),
            },
          }
        : {}),
      sequenceKind: "Unordered",
      columnCount: 4,
      items,
      answers: targets.map(({ id }) => id),
      answerText: say.thanks,
    };
    return {
      typeId: recognitionTypeId,
      level: 1,
      version: 1,
      key: `recognition ${form} ${key}`,
      view,
    };
  };
  return [item("at once", foilsNow, true), item("later", foilsLater, false)];
}
