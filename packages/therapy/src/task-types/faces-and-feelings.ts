import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { type Feeling, feelings } from "../material/expressions.ts";
import { faceImage } from "../material/faces.ts";
import { people, type Person } from "../material/people.ts";
import type { Rng } from "../rng.ts";
import { sentenceCase } from "../material/sentence-case.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { imageChoice, instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  readonly choices: number;
  /** 0 (calm) to 1 (as strong as can be). */
  readonly intensity: number;
  readonly feelings: readonly Feeling[];
  /** Whether feelings whose faces are easily confused are shown together, or avoided. */
  readonly foils: "far" | "any" | "near";
  /** When a face is to be found, whether each is a different person's. */
  readonly isMixed: boolean;
}

const basic: readonly Feeling[] = ["happy", "sad", "angry", "surprised"];

/** More feelings, then weaker ones, then the closest ones on faces of several people. */
const levels: readonly Level[] = [
  { choices: 3, intensity: 1, feelings: basic, foils: "far", isMixed: false },
  { choices: 4, intensity: 1, feelings, foils: "far", isMixed: false },
  { choices: 4, intensity: 0.8, feelings, foils: "any", isMixed: false },
  { choices: 4, intensity: 0.65, feelings, foils: "near", isMixed: true },
  { choices: 6, intensity: 0.5, feelings, foils: "near", isMixed: true },
];

/** What each is most often mistaken for when people judge faces. */
const confused: Record<Feeling, readonly Feeling[]> = {
  happy: ["surprised", "calm"],
  sad: ["calm", "afraid"],
  angry: ["disgusted", "sad"],
  afraid: ["surprised", "sad"],
  surprised: ["afraid", "happy"],
  disgusted: ["angry", "sad"],
  calm: ["sad", "happy"],
};

/** The target and its foils, in their own order. */
function drawFeelings(rng: Rng, target: Feeling, level: Level): Feeling[] {
  const others = rng.shuffle(level.feelings.filter((feeling) => feeling !== target));
  const isNear = (feeling: Feeling) => confused[target].includes(feeling);
  const [near, far] = [others.filter(isNear), others.filter((feeling) => !isNear(feeling))];
  const foils = { far: [...far, ...near], any: others, near: [...near, ...far] }[level.foils];
  const shown = [target, ...foils.slice(0, level.choices - 1)];
  return feelings.filter((feeling) => shown.includes(feeling));
}

interface Case {
  readonly ask: "name" | "find";
  readonly feeling: Feeling;
  readonly person: Person;
}

const keyOf = ({ ask, feeling, person }: Case) => `${ask} ${feeling} ${person.id}`;

const casesOf = (level: Level): Case[] =>
  (["name", "find"] as const).flatMap((ask) =>
    level.feelings.flatMap((feeling) => people.map((person) => ({ ask, feeling, person }))),
  );

type Say = Content["exercises"]["faces_and_feelings"]["say"];
type Shown = Pick<MultipleChoiceView, "instructions" | "stimulus"> & {
  readonly choices: MultipleChoiceView["questions"][number]["choices"];
  readonly answer: string;
};

/** One face, and the names of feelings. */
function nameFeeling({ feeling, person }: Case, shown: Feeling[], level: Level, say: Say): Shown {
  return {
    instructions: instructions(say.instructions),
    stimulus: [
      { kind: "image", image: faceImage(person, feeling, level.intensity), alt: say.face },
    ],
    choices: shown.map((one) => textChoice(one, sentenceCase(say[one]))),
    answer: feeling,
  };
}

/** One feeling, and faces. */
function findFace(rng: Rng, asked: Case, shown: Feeling[], level: Level, say: Say): Shown {
  const { feeling, person } = asked;
  const others = rng.shuffle(people.filter((other) => other !== person));
  const faces = rng.shuffle(shown);
  return {
    instructions: instructions(format(say.find, { feeling: say[feeling] })),
    stimulus: [],
    choices: faces.map((one, index) => {
      const wears = one === feeling || !level.isMixed ? person : (others[index] ?? person);
      const label = format(say.choice, { number: index + 1 });
      return imageChoice(`face-${index + 1}`, label, faceImage(wears, one, level.intensity));
    }),
    answer: `face-${faces.indexOf(feeling) + 1}`,
  };
}

export const facesAndFeelings = defineTaskType<Level>({
  typeId: 24,
  systemName: "faces_and_feelings",
  area: "visual",
  template: "MultipleChoice",
  version: 1,
  secondsPerItem: 15,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.faces_and_feelings;
    const asked = pickFresh(rng.stream("case"), casesOf(level), history, keyOf);
    const shown = drawFeelings(rng.stream("foils"), asked.feeling, level);
    const { choices, answer, ...parts } =
      asked.ask === "name"
        ? nameFeeling(asked, shown, level, say)
        : findFace(rng.stream("places"), asked, shown, level, say);
    return {
      key: keyOf(asked),
      effort: shown.filter((feeling) => confused[asked.feeling].includes(feeling)).length,
      view: {
        ...plainView,
        ...parts,
        templateName: "MultipleChoice",
        type: "faces_and_feelings",
        layout: asked.ask === "name" ? "HorizontalWrap" : "Grid",
        alignment: "Center",
        questions: [{ id: "feeling", stimulus: [], choices, answer }],
        answerText: format(say.answer, { feeling: say[asked.feeling] }),
      },
    };
  },
});
