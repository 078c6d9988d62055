import { format } from "@regain/content/format";
import type { Stimulus, StreamFrame } from "@regain/contract/entities/task-view";
import { imageDrawing } from "./faces.ts";
import { colours } from "./look.ts";
import { pageDrawing } from "./pages/page-drawing.ts";
import type { Pen } from "./pen.ts";
import { column, framed, lines, nothing, type Piece, row, wrapped } from "./piece.ts";
import { sign } from "./signs.ts";
import { textSize } from "./text-size.ts";

const typeSizes = { word: 40, sentence: 26, passage: 20 } as const;
const pictureSize = 220;
/** The size when several are side by side. */
const smallPicture = 150;
const frameSize = 84;

/** What was heard, in words: paper is silent. */
function heard(pen: Pen, text: string): Piece {
  const words = format(pen.content.drawingTexts.heard, { text });
  const said = lines(words, pen.width - 80, { size: 18 });
  return framed(row([sign("sound", 28, colours.lagoon), said]), { stroke: colours.rule });
}

/** A stimulus that can only be named. */
const named = (pen: Pen, alt: string): Piece =>
  framed(lines(alt, pen.width - 40, { size: 18, fill: colours["ink-quiet"] }), {
    stroke: colours.rule,
    isDashed: true,
  });

/** One frame of a stream. */
function frame(pen: Pen, { text, image, speech }: StreamFrame): Piece {
  const inner = frameSize - 16;
  const words = text ?? (image ? undefined : speech?.text);
  const shown = [
    ...(image ? [imageDrawing(pen, image, words === undefined ? inner : inner - 24)] : []),
    ...(words === undefined
      ? []
      : [lines(words, inner, { size: 15, isBold: true, align: "middle" })]),
  ];
  const isHeard = !image && text === undefined;
  return framed(column(isHeard ? [sign("sound", 18), ...shown] : shown, { gap: 4 }), {
    padding: 8,
    width: frameSize,
    height: frameSize,
    stroke: colours.rule,
  });
}

function stimulusDrawing(pen: Pen, stimulus: Stimulus, isAlone: boolean): Piece {
  switch (stimulus.kind) {
    case "text": {
      const size = typeSizes[textSize(stimulus.text)];
      const isWord = size === typeSizes.word;
      return lines(stimulus.text, pen.width, {
        size,
        isBold: isWord,
        align: size === typeSizes.passage ? "start" : "middle",
      });
    }
    case "image":
      return imageDrawing(pen, stimulus.image, isAlone ? pictureSize : smallPicture);
    case "audio":
    case "audio_player":
      return heard(pen, stimulus.speech.text);
    case "html":
      return pageDrawing(pen, stimulus.htmlPath) ?? named(pen, stimulus.alt);
    case "video":
      return named(pen, stimulus.alt);
    case "stream":
      return wrapped(
        stimulus.frames.map((one) => frame(pen, one)),
        pen.width,
        8,
      );
    case "none":
      break;
  }
  return nothing;
}

const isPicture = ({ kind }: Stimulus) => kind === "image";

/** What was looked at, read or heard; pictures side by side. */
export function stimuliDrawing(pen: Pen, stimuli: readonly Stimulus[]): Piece {
  const pictures = stimuli.filter(isPicture);
  const drawn = (some: readonly Stimulus[]) =>
    some.map((one) => stimulusDrawing(pen, one, pictures.length === 1));
  return column(
    [wrapped(drawn(pictures), pen.width), ...drawn(stimuli.filter((one) => !isPicture(one)))],
    { gap: 16 },
  );
}
