import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Cue, Stimulus } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { spokenForm } from "../spelling.ts";
import { defineTaskType, type History, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";

interface Level {
  /** The patient's line is said together with the other person's, or once before it is their turn. */
  readonly heard: "with" | "before" | "never";
  readonly shown: "whole" | "most" | "start" | "nothing";
}

/** The model fades: first its end, then all but its start, then its text, then its sound, then all of it. */
const levels: readonly Level[] = [
  { heard: "with", shown: "whole" },
  { heard: "with", shown: "most" },
  { heard: "with", shown: "start" },
  { heard: "before", shown: "nothing" },
  { heard: "never", shown: "start" },
  { heard: "never", shown: "nothing" },
];

/** How many of a line's words are shown. */
const wordsShown: Record<Level["shown"], (count: number) => number> = {
  whole: (count) => count,
  most: (count) => Math.min(count - 1, Math.ceil((count * 2) / 3)),
  start: (count) => (count > 5 ? 2 : 1),
  nothing: () => 0,
};

/** The beginning of a line, with an ellipsis for the rest. */
function modelOf(line: string, shown: Level["shown"]): string {
  const words = line.split(" ");
  const count = wordsShown[shown](words.length);
  return count === words.length ? line : `${words.slice(0, count).join(" ")} …`;
}

interface Line {
  readonly key: string;
  /** The exchange begins with it. */
  readonly isFirst: boolean;
  readonly situation: string;
  readonly partner: string;
  readonly patient: string;
}

const linesOf = ({ scripts }: Content): Line[] =>
  scripts.flatMap(({ id, situation, turns }) =>
    turns.map((turn, index) => ({
      key: `${id} ${index + 1}`,
      isFirst: index === 0,
      situation,
      ...turn,
    })),
  );

/**
 * The line after the one seen last, and after the last line of an exchange the first line of another not seen
 * recently. When all have been seen, the exchange seen longest ago comes again.
 */
function nextLine(rng: Rng, lines: readonly Line[], history: History): Line {
  const met = new Set(history);
  const openings = lines.filter(({ isFirst }) => isFirst);
  const isSpent = openings.every(({ key }) => met.has(key));
  const next = lines[lines.findIndex(({ key }) => key === history[0]) + 1];
  if (next && !next.isFirst && (isSpent || !met.has(next.key))) return next;
  return pickFresh(rng, openings, history, ({ key }) => key);
}

type Say = Content["exercises"]["say_the_script"]["say"];

const heardLine = (text: string): Stimulus => ({ kind: "audio", speech: speech(text) });

/** What is on the screen and said when it is the patient's turn. */
function sceneOf({ situation, partner, patient }: Line, level: Level, say: Say): Stimulus[] {
  const scene = format(say.scene, { situation, partner });
  const model = format(say.model, { line: modelOf(patient, level.shown) });
  const text = level.shown === "nothing" ? scene : `${scene}\n${model}`;
  const heard = level.heard === "with" ? [partner, patient] : [partner];
  return [{ kind: "text", text }, ...heard.map(heardLine)];
}

/** The help that the level does not already give: where the line is heard for nothing, the rest of its words. */
function cuesOf(line: string, { heard, shown }: Level, say: Say): Cue[] {
  if (shown === "whole") return [];
  const start: Cue = {
    type: "graphemic",
    label: say.firstWords,
    contentType: "text",
    text: modelOf(line, "start"),
    audioPaths: [],
    tapToDisplayText: false,
  };
  const isHeard = heard === "with";
  const whole: Cue = {
    type: "full",
    label: isHeard ? say.readIt : say.hearIt,
    contentType: isHeard ? "text" : "audio",
    text: line,
    audioPaths: [],
    tapToDisplayText: !isHeard,
  };
  return shown === "nothing" ? [start, whole] : [whole];
}

export const sayTheScript = defineTaskType<Level>({
  typeId: 56,
  systemName: "say_the_script",
  area: "speaking",
  template: "Production",
  version: 3,
  secondsPerItem: 25,
  levels,
  goesOn: () => true,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.say_the_script;
    const line = nextLine(rng.stream("line"), linesOf(content), history);
    const { partner, patient } = line;
    return {
      key: line.key,
      effort: patient.split(" ").length,
      view: {
        ...plainView,
        templateName: "Production",
        type: "say_the_script",
        instructions: instructions(say.instructions),
        ...(level.heard === "before"
          ? { study: { ...speech(say.study), stimulus: [heardLine(partner), heardLine(patient)] } }
          : {}),
        stimulus: sceneOf(line, level, say),
        cues: cuesOf(patient, level, say),
        allowHints: false,
        response: "speech",
        shown: patient,
        answers: [spokenForm(patient)],
        nearness: 0,
        answerText: format(say.answer, { line: patient }),
      },
    };
  },
});
