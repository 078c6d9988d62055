import { format } from "@regain/content/format";
import { type FigureFont, figureFonts, type Image } from "@regain/contract/entities/task-view";
import { widthOf } from "../drawing/measure.ts";
import { drawnImage, textPart } from "../material/figures.ts";
import {
  changingShape,
  drawString,
  inCase,
  type LetterCase,
  letters,
  nearStrings,
  unlikeOf,
} from "../material/letters.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType, type History, pickFresh } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";

interface Level {
  /** Letters in a row. */
  readonly length: 1 | 2 | 3 | 4;
  readonly choices: number;
  readonly foils: "unlike" | "alike";
  /** Choices are in the same case as the target, or in the other. */
  readonly case: "same" | "other";
  readonly fonts: "one" | "mixed";
}

/** Letters that look alike, then the other case, then other fonts, then more letters in a row. */
const levels: readonly Level[] = [
  { length: 1, choices: 3, foils: "unlike", case: "same", fonts: "one" },
  { length: 1, choices: 4, foils: "alike", case: "same", fonts: "one" },
  { length: 1, choices: 4, foils: "alike", case: "other", fonts: "one" },
  { length: 1, choices: 5, foils: "alike", case: "other", fonts: "mixed" },
  { length: 2, choices: 5, foils: "alike", case: "other", fonts: "mixed" },
  { length: 2, choices: 6, foils: "alike", case: "other", fonts: "mixed" },
  { length: 3, choices: 6, foils: "alike", case: "other", fonts: "mixed" },
  { length: 4, choices: 6, foils: "alike", case: "other", fonts: "mixed" },
];

/** The size of the letters by their number; smaller if broad ones need more space than the box has. */
const sizes: Record<Level["length"], number> = { 1: 84, 2: 62, 3: 46, 4: 36 };
/** Of the box of 100: a device's font may be a little broader than estimated. */
const room = 96;

interface Print {
  readonly text: string;
  readonly font: FigureFont;
}

/** One size for everything shown together, so that size gives nothing away. */
function printed(prints: readonly Print[], { length }: Level): Image[] {
  const widest = Math.max(...prints.map(({ text }) => widthOf(text, { size: 1, isBold: true })));
  const size = Math.floor(Math.min(sizes[length], room / widest));
  return prints.map(({ text, font }) =>
    drawnImage([textPart(text, "black", { x: 50, y: 50, size }, font)]),
  );
}

function drawTarget(rng: Rng, level: Level, history: History): string {
  const { length, case: cases } = level;
  const upperOrLower = (text: string) => [inCase(text, "upper"), inCase(text, "lower")];
  if (length > 1) return rng.pick(upperOrLower(drawString(rng, length)));
  const pool = cases === "same" ? letters : changingShape;
  return pickFresh(rng, pool.flatMap(upperOrLower), history, String);
}

/** Foils in lower case. */
function drawFoils(rng: Rng, target: string, shownCase: LetterCase, level: Level): string[] {
  const count = level.choices - 1;
  if (level.foils === "alike") return nearStrings(rng, target, count, shownCase);
  return rng.sample(unlikeOf(target, shownCase), count);
}

export const letterMatch = defineTaskType<Level>({
  typeId: 27,
  systemName: "letter_match",
  area: "reading",
  template: "MultipleChoice",
  version: 5,
  secondsPerItem: 12,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.letter_match;
    const target = drawTarget(rng.stream("target"), level, history);
    const text = target.toLowerCase();
    const isUpper = target !== text;
    const shownCase = isUpper === (level.case === "same") ? "upper" : "lower";
    const fonts = rng.stream("fonts");
    const targetFont = level.fonts === "one" ? "sans" : fonts.pick(figureFonts);
    const otherFonts = figureFonts.filter((font) => font !== targetFont);
    const shown = rng
      .stream("places")
      .shuffle([text, ...drawFoils(rng.stream("foils"), text, shownCase, level)]);
    const prints = shown.map((one) => ({
      text: inCase(one, shownCase),
      font: level.fonts === "one" ? targetFont : fonts.pick(otherFonts),
    }));
    const choices = printed(prints, level).map((image, index) => {
      const label = format(say.choice, { number: index + 1 });
      return imageChoice(`letters-${index + 1}`, label, image, prints[index]?.text);
    });
    return {
      key: target,
      effort: new Set(text).size,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "letter_match",
        instructions: instructions(instructionOf(level, say)),
        stimulus: printed([{ text: target, font: targetFont }], level).map((image) => ({
          kind: "image",
          image,
          alt: say.target,
        })),
        layout: "Grid",
        alignment: "Center",
        questions: [
          { id: "letters", stimulus: [], choices, answer: `letters-${shown.indexOf(text) + 1}` },
        ],
        answerText: format(say.answer, { letters: inCase(text, shownCase) }),
      },
    };
  },
});

function instructionOf(
  level: Level,
  say: { readonly instructions: string; readonly otherCase: string; readonly otherCases: string },
): string {
  if (level.case === "same") return say.instructions;
  return level.length === 1 ? say.otherCase : say.otherCases;
}
