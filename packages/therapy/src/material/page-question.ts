/** One question about a page in a frame, answered by choosing among texts. */
import { pagePath } from "@regain/content/pages/page";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { sentenceCase } from "./sentence-case.ts";
import { instructions, plainView, speech, textChoice } from "./view-parts.ts";

export interface PageQuestion {
  /** systemName of the exercise. */
  readonly type: string;
  readonly locale: string;
  /** The page's kind and params. */
  readonly page: { readonly kind: string; readonly params: string };
  readonly alt: string;
  readonly instruction: string;
  /** Set if the instruction is not the question itself. */
  readonly question?: string;
  /** All different, in the order shown; they are capitalized. */
  readonly choices: readonly string[];
  /** One of the choices. */
  readonly right: string;
  readonly answerText: string;
}

/** Longer choices are set as lines, one below the other. */
const longestOfCard = 9;

/** An item with the page and its one question. */
export function pageQuestion(asked: PageQuestion): MultipleChoiceView {
  const { type, locale, page, alt, instruction, question, choices, right, answerText } = asked;
  const isLong = choices.some((text) => text.length > longestOfCard);
  return {
    ...plainView,
    templateName: "MultipleChoice",
    type,
    instructions: instructions(instruction),
    stimulus: [{ kind: "html", htmlPath: pagePath(locale, page.kind, page.params), alt }],
    layout: isLong ? "VerticalWrap" : "HorizontalWrap",
    alignment: "Center",
    questions: [
      {
        id: "question",
        ...(question === undefined ? {} : speech(question)),
        stimulus: [],
        choices: choices.map((text, index) => textChoice(String(index), sentenceCase(text))),
        answer: String(choices.indexOf(right)),
      },
    ],
    answerText,
  };
}

/** The right one plus as many of the foils, in order, as make `count` different texts. */
export const rightAndFoils = (right: string, foils: readonly string[], count: number): string[] =>
  [...new Set([right, ...foils])].slice(0, count);
