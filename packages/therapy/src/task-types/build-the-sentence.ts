import { format } from "@regain/content/format";
import type { BuildSentence } from "@regain/content/types";
import type { Cue } from "@regain/contract/entities/task-view";
import { sentenceCase } from "../material/sentence-case.ts";
import { outOfOrder } from "../material/out-of-order.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  /** Whether the first word is recognizable as the first; a given word always is. */
  readonly capital: boolean;
}

/**
 * The sentences themselves are graded: from 3 to 10 words; statements, then questions, passives and clauses. The
 * capital letter helps at the first levels.
 */
const levels: readonly Level[] = [
  { capital: true },
  { capital: true },
  { capital: true },
  { capital: true },
  { capital: false },
  { capital: false },
  { capital: false },
  { capital: false },
];

const written = ({ words, mark }: BuildSentence) => sentenceCase(words.join(" ")) + mark;

const capitalized = ([first = "", ...others]: readonly string[]) => [
  sentenceCase(first),
  ...others,
];

export const buildTheSentence = defineTaskType<Level>({
  typeId: 49,
  systemName: "build_the_sentence",
  area: "writing",
  template: "SequenceCompletion",
  version: 5,
  secondsPerItem: 40,
  levels,

  generate({ level, levelNumber, rng, content, history }) {
    const { say } = content.exercises.build_the_sentence;
    const fitting = content.buildSentences.filter((one) => one.level === levelNumber);
    const sentence = pickFresh(rng.stream("sentence"), fitting, history, ({ id }) => id);
    const isCapital = level.capital || sentence.given > 0;
    const words = isCapital ? capitalized(sentence.words) : [...sentence.words];
    const answers = words.slice(sentence.given);
    const shown = outOfOrder(rng.stream("places"), answers);
    const whole: Cue = {
      type: "full",
      label: say.fullLabel,
      contentType: "audio",
      text: written(sentence),
      audioPaths: [],
      tapToDisplayText: true,
    };
    return {
      key: sentence.id,
      effort: answers.length,
      view: {
        ...plainView,
        templateName: "SequenceCompletion",
        type: "build_the_sentence",
        instructions: instructions(
          sentence.mark === "?" ? say.instructionsQuestion : say.instructions,
        ),
        cues: [whole],
        layout: "HorizontalWrap",
        placeholders: [
          ...words.map((word, index) => ({
            id: `word-${index + 1}`,
            ...(index < sentence.given ? { given: word } : {}),
          })),
          { id: "mark", given: sentence.mark },
        ],
        choices: shown.map((word, index) => textChoice(`choice-${index + 1}`, word)),
        answers,
        answerText: format(say.answer, { sentence: written(sentence) }),
      },
    };
  },
});
