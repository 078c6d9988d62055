import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import { fillerTasks } from "../material/fillers.ts";
import {
  askedQuestions,
  drawPassage,
  type PassageLevel,
  passagePace,
  passageSeconds,
} from "../material/passages.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";

interface Level extends PassageLevel {
  /** Seconds between the story and the questions. */
  readonly delay: 0 | 30 | 60 | 120 | 180;
}

/** Longer stories, more questions, and a longer time in between. */
const levels: readonly Level[] = [
  { length: 1, details: 2, inferences: 0, choices: 3, delay: 0 },
  { length: 1, details: 2, inferences: 1, choices: 3, delay: 0 },
  { length: 2, details: 2, inferences: 1, choices: 3, delay: 30 },
  { length: 2, details: 3, inferences: 1, choices: 4, delay: 60 },
  { length: 3, details: 3, inferences: 1, choices: 4, delay: 120 },
  { length: 3, details: 3, inferences: 2, choices: 4, delay: 180 },
];

/** Few people answer one faster than this. */
const secondsPerFiller = 4;

const delayOf = ({ delay }: Level, rng: Rng, content: Content) => ({
  ms: delay * 1_000,
  tasks: fillerTasks(rng, content, Math.ceil(delay / secondsPerFiller)),
});

export const storyRecall = defineTaskType<Level>({
  typeId: 44,
  systemName: "story_recall",
  area: "memory",
  template: "MultipleChoice",
  version: 4,
  secondsPerItem: 150,
  secondsByLevel: levels.map((level) => passageSeconds(level, passagePace.heard) + level.delay),
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.story_recall;
    const { passage, questions, key, effort } = drawPassage(rng, content, level, {
      kinds: ["story"],
      history,
    });
    return {
      key,
      effort,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "story_recall",
        instructions: instructions(say.instructions),
        study: {
          ...speech(level.delay === 0 ? say.study : say.studyDelay),
          stimulus: [{ kind: "audio_player", speech: speech(passage.text), title: passage.title }],
        },
        ...(level.delay === 0 ? {} : { delay: delayOf(level, rng.stream("fillers"), content) }),
        layout: "VerticalWrap",
        alignment: "Center",
        questions: askedQuestions(rng.stream("choices"), questions, level.choices),
        answerText: format(say.answer, { facts: passage.facts.join(" ") }),
      },
    };
  },
});
