import { format } from "@regain/content/format";
import type { Choice } from "@regain/contract/entities/task-view";
import { drawnImage, shapePart, textPart } from "../material/figures.ts";
import type { Rng } from "../rng.ts";
import { mixedOrder, switchesIn } from "../material/runs.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  readonly questions: number;
  readonly colours: number;
  /** A word that names no color, or one that names a color other than its own. */
  readonly words: "neutral" | "conflicting";
  /** What is asked for: the color; first the color, then the word; or either, changing each time. */
  readonly rule: "colour" | "changes_once" | "changes";
}

/** Words that do not interfere, words that do, then a rule that changes. */
const levels: readonly Level[] = [
  { questions: 6, colours: 3, words: "neutral", rule: "colour" },
  { questions: 6, colours: 3, words: "conflicting", rule: "colour" },
  { questions: 8, colours: 4, words: "conflicting", rule: "colour" },
  { questions: 8, colours: 4, words: "conflicting", rule: "changes_once" },
  { questions: 10, colours: 5, words: "conflicting", rule: "changes" },
];

/** Dark enough for letters on white. */
const inks = ["red", "blue", "green", "purple", "orange"] as const;
type Ink = (typeof inks)[number];
type Asking = "colour" | "word";

/** Things that nobody associates with a color. */
const neutralCategories: readonly string[] = ["furniture", "clothing", "building", "vehicle"];
/** So that a word is as large as the names of colors. */
const longestWord = 6;

/** The width that letters may take, and how wide a bold letter is, as a fraction of its height. */
const room = 94;
const letterWidth = 0.62;

const wordImage = (text: string, ink: Ink) =>
  drawnImage([
    textPart(text, ink, {
      x: 50,
      y: 50,
      size: Math.min(34, Math.floor(room / (text.length * letterWidth))),
    }),
  ]);

const rules: Record<Level["rule"], (rng: Rng, count: number) => Asking[]> = {
  colour: (_, count) => Array.from({ length: count }, () => "colour"),
  changes_once: (rng, count) => {
    const first = rng.pick(["colour", "word"] as const);
    const second = first === "colour" ? "word" : "colour";
    return Array.from({ length: count }, (_, index) => (index < count / 2 ? first : second));
  },
  changes: (rng, count) => {
    const half = Math.floor(count / 2);
    return mixedOrder<Asking>(
      rng,
      [
        ["colour", half],
        ["word", count - half],
      ],
      2,
    );
  },
};

/** One after the other, never the same twice in a row. */
function drawInks(rng: Rng, pool: readonly Ink[], count: number): Ink[] {
  const drawn: Ink[] = [];
  while (drawn.length < count) drawn.push(rng.pick(pool.filter((ink) => ink !== drawn.at(-1))));
  return drawn;
}

export const colourOrWord = defineTaskType<Level>({
  typeId: 14,
  systemName: "colour_or_word",
  area: "executive_functioning",
  template: "MultipleChoice",
  version: 1,
  secondsPerItem: 40,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.colour_or_word;
    const instruction = {
      colour: say.instructions,
      changes_once: say.instructionsOnce,
      changes: say.instructionsSwitch,
    };
    const pool = rng.stream("colours").sample(inks, level.colours);
    const shown = drawInks(rng.stream("inks"), pool, level.questions);
    const askings = rules[level.rule](rng.stream("rule"), level.questions);
    const neutral = content.words
      .filter(({ category }) => neutralCategories.includes(category))
      .map(({ text }) => text)
      .filter((text) => text.length <= longestWord);
    const draw = rng.stream("words");
    const asked = shown.map((ink, index) => {
      const named = draw.pick(pool.filter((other) => other !== ink));
      const word = level.words === "neutral" ? draw.pick(neutral) : say[named];
      const asking = askings[index] ?? "colour";
      return { ink, word, asking, answer: asking === "colour" ? ink : named };
    });
    const choiceOf = (ink: Ink): Choice => ({
      ...textChoice(ink, say[ink]),
      // A swatch makes the names of colors easy; if words are to interfere, names are shown alone.
      ...(level.words === "neutral"
        ? { image: drawnImage([shapePart("circle", ink, { x: 50, y: 50, size: 80 })]) }
        : {}),
    });
    return {
      key: asked.map(({ ink, word, asking }) => `${asking[0]}:${word}-${ink}`).join(" "),
      effort: switchesIn(askings),
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "colour_or_word",
        instructions: instructions(instruction[level.rule]),
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: asked.map(({ ink, word, asking, answer }, index) => ({
          id: `question-${index + 1}`,
          text: asking === "colour" ? say.askColor : say.askWord,
          stimulus: [{ kind: "image", image: wordImage(word, ink), alt: say.word }],
          choices: pool.map(choiceOf),
          answer,
        })),
        answerText: format(say.answer, {
          answers: asked.map(({ answer }) => say[answer]).join(", "),
        }),
      },
    };
  },
});
