import type { Content } from "@regain/content/content";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView, TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import { replay } from "../score.ts";
import type { StateOf, ViewState } from "../views/registry.ts";
import type { Answer } from "./answers/answer.ts";
import { boardAnswer } from "./answers/board-completion.ts";
import { memoryBoardAnswer } from "./answers/memory-board.ts";
import { memorySequenceAnswer } from "./answers/memory-sequence.ts";
import { multipleChoiceAnswer } from "./answers/multiple-choice.ts";
import { numberAnswer } from "./answers/number-problem-solving.ts";
import { productionAnswer } from "./answers/production.ts";
import { sequenceAnswer } from "./answers/sequence-completion.ts";
import { colours, font } from "./look.ts";
import type { Pen } from "./pen.ts";
import { column, framed, lines, nothing, type Piece } from "./piece.ts";
import { stimuliDrawing } from "./stimuli.ts";
import { element, escaped } from "./svg.ts";

/** Declared as a method, so that the drawing of one view is assignable to that of any. */
type Draw = { draw(answer: Answer<TaskView, ViewState>): Piece }["draw"];

const answers = {
  MultipleChoice: multipleChoiceAnswer,
  Production: productionAnswer,
  SequenceCompletion: sequenceAnswer,
  NumberProblemSolving: numberAnswer,
  MemoryBoard: memoryBoardAnswer,
  MemorySequence: memorySequenceAnswer,
  BoardCompletion: boardAnswer,
} satisfies {
  readonly [Name in TemplateName]: (answer: Answer<ViewOf<Name>, StateOf<Name>>) => Piece;
};
const byTemplate: Readonly<Record<TemplateName, Draw>> = answers;

/** Units of the drawing; with the margins it is 800 across. */
const width = 736;
const margin = 32;

export interface Drawing {
  readonly view: TaskView;
  readonly events: readonly TaskEvent[];
  /** It is shown as it was left, and nothing says what would have been right. */
  readonly isSkipped: boolean;
  readonly content: Content;
  /** A title for anyone who cannot see it. */
  readonly title: string;
  /** Shown below: what it was, when, how it went. */
  readonly caption: readonly string[];
  /** The `data:` URL of a picture that a view names; undefined if it no longer exists. */
  readonly pictureAt: (path: string) => string | undefined;
}

interface Pictures {
  readonly picture: Pen["picture"];
  /** Each picture once, to be referenced where it is used. */
  readonly definitions: () => string;
}

function picturesOf(pictureAt: Drawing["pictureAt"]): Pictures {
  const ids = new Map<string, string>();
  const made: string[] = [];
  const idOf = (path: string): string => {
    const known = ids.get(path);
    if (known !== undefined) return known;
    const id = `picture-${ids.size + 1}`;
    ids.set(path, id);
    const address = pictureAt(path);
    const box = { width: 100, height: 100 };
    const inside = address
      ? element("image", { ...box, href: address, preserveAspectRatio: "xMidYMid meet" })
      : element("rect", { x: 1, y: 1, width: 98, height: 98, fill: "none", stroke: colours.rule });
    made.push(element("symbol", { id, viewBox: "0 0 100 100" }, inside));
    return id;
  };
  return {
    picture: (path, size) => ({
      width: size,
      height: size,
      paint: (x, y) => element("use", { href: `#${idOf(path)}`, x, y, width: size, height: size }),
    }),
    definitions: () => made.join(""),
  };
}

const rule: Piece = {
  width,
  height: 2,
  paint: (x, y) => element("rect", { x, y, width, height: 1, fill: colours.rule }),
};

/** What was looked at first, and put away before the question came. */
function studyDrawing(pen: Pen, { study }: TaskView): Piece {
  if (!study) return nothing;
  const inner: Pen = { ...pen, width: pen.width - 40 };
  const first = lines(pen.content.drawingTexts.first, inner.width, {
    size: 15,
    isBold: true,
    fill: colours["ink-quiet"],
  });
  const text = lines(study.text, inner.width, { size: 20, isBold: true, align: "middle" });
  return framed(column([first, text, stimuliDrawing(inner, study.stimulus)], { gap: 10 }), {
    padding: 20,
    width: pen.width,
    fill: colours.paper,
    stroke: colours.rule,
  });
}

function note({ view, isSkipped, content, caption }: Drawing): Piece {
  const texts = [...(isSkipped ? [content.drawingTexts.skipped] : [view.answerText]), ...caption];
  return column(
    texts.map((text, index) =>
      lines(text, width, {
        size: index === 0 ? 18 : 15,
        isBold: index === 0,
        fill: index === 0 ? colours.ink : colours["ink-quiet"],
      }),
    ),
    { gap: 6, align: "start" },
  );
}

/**
 * An item as the patient saw it, with their answer and the right one: a self-contained SVG document that runs
 * nothing and loads nothing. Equal items give equal drawings.
 */
export function drawView(drawing: Drawing): string {
  const { view, events, isSkipped, content, title, pictureAt } = drawing;
  const pictures = picturesOf(pictureAt);
  const pen: Pen = { content, width, picture: pictures.picture };
  const state = replay(view, events);
  const middle = column(
    [
      studyDrawing(pen, view),
      stimuliDrawing(pen, view.stimulus),
      byTemplate[view.templateName]({ pen, view, state, events, isSkipped }),
    ],
    { gap: 26 },
  );
  const whole = column(
    [
      lines(view.instructions.text, width, { size: 26, isBold: true }),
      rule,
      // The middle part is centered, however narrow it is.
      { ...middle, width, paint: (x, y) => middle.paint(x + (width - middle.width) / 2, y) },
      rule,
      note(drawing),
    ],
    { gap: 22, align: "start" },
  );
  const [across, down] = [width + 2 * margin, Math.ceil(whole.height) + 2 * margin];
  const painted = whole.paint(margin, margin);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: across,
      height: down,
      viewBox: `0 0 ${across} ${down}`,
      "font-family": font,
      role: "img",
      "aria-labelledby": "title",
    },
    element("title", { id: "title" }, escaped(title)) +
      element("defs", {}, pictures.definitions()) +
      element("rect", { width: across, height: down, fill: colours.surface }) +
      painted,
  );
}

/** The pictures that a drawing of this item needs, as its view and its pages name them. */
export function picturesIn(drawing: Omit<Drawing, "pictureAt">): string[] {
  const named = new Set<string>();
  const pictureAt = (path: string) => {
    named.add(path);
    return undefined;
  };
  drawView({ ...drawing, pictureAt });
  return [...named];
}
