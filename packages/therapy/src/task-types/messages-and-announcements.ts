import { format } from "@regain/content/format";
import {
  askedQuestions,
  drawPassage,
  type PassageLevel,
  passagePace,
  passageSeconds,
  rightAnswers,
} from "../material/passages.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";

/** Longer messages, more questions, and more that has to be inferred. */
const levels: readonly PassageLevel[] = [
  { length: 1, details: 2, inferences: 0, choices: 3 },
  { length: 1, details: 2, inferences: 1, choices: 3 },
  { length: 2, details: 2, inferences: 1, choices: 3 },
  { length: 2, details: 2, inferences: 2, choices: 4 },
  { length: 3, details: 2, inferences: 2, choices: 4 },
  { length: 3, details: 3, inferences: 2, choices: 4 },
];

export const messagesAndAnnouncements = defineTaskType<PassageLevel>({
  typeId: 6,
  systemName: "messages_and_announcements",
  area: "auditory_comprehension",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 75,
  secondsByLevel: levels.map((level) => passageSeconds(level, passagePace.heard)),
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.messages_and_announcements;
    const kinds = ["message", "announcement"] as const;
    const { passage, questions, key, effort } = drawPassage(rng, content, level, {
      kinds,
      history,
    });
    return {
      key,
      effort,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "messages_and_announcements",
        instructions: instructions(
          passage.kind === "message" ? say.instructions : say.instructionsAnnouncement,
        ),
        // Without text: it must be heard.
        stimulus: [{ kind: "audio_player", speech: speech(passage.text), title: passage.title }],
        layout: "VerticalWrap",
        alignment: "Center",
        questions: askedQuestions(rng.stream("choices"), questions, level.choices),
        answerText: format(say.answer, { answers: rightAnswers(questions) }),
      },
    };
  },
});
