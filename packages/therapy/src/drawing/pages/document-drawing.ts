import type { DocumentPart, DocumentPartKind } from "@regain/content/page-types";
import { colours } from "../look.ts";
import type { Pen } from "../pen.ts";
import { column, framed, lines, type Piece, row } from "../piece.ts";
import { element } from "../svg.ts";

const width = 520;
const size = 17;
const start = { align: "start" } as const;

const plain = (text: string, within = width, isBold = false) =>
  lines(text, within, { size, isBold });

/** A horizontal line, below what came before. */
const rule = (colour: string = colours.rule, line = 1): Piece => ({
  width,
  height: 4 + line,
  paint: (x, y) => element("rect", { x, y: y + 2, width, height: line, fill: colour }),
});

/** Texts in columns of fixed widths, their first lines side by side. */
function columns(texts: readonly string[], widths: readonly number[], bold: readonly boolean[]) {
  const cells = texts.map((text, index): Piece => {
    const own = widths[index] ?? 0;
    const cell = plain(text, own - 8, bold[index]);
    // An empty cell keeps its place.
    return { ...cell, width: own, height: Math.max(1, cell.height) };
  });
  return row(cells, { gap: 0, align: "start" });
}

const listed = (texts: readonly string[], signOf: (index: number) => string): Piece =>
  column(
    texts.map((text, index) =>
      row([lines(signOf(index), 40, { size }), plain(text, width - 60)], {
        gap: 10,
        align: "start",
      }),
    ),
    { gap: 6, ...start },
  );

const pieceOf: { readonly [Kind in DocumentPartKind]: (part: DocumentPart<Kind>) => Piece } = {
  heading: ({ text }) => lines(text, width, { size: 20, isBold: true }),
  text: ({ text }) => plain(text),
  strong: ({ text }) => plain(text, width, true),
  list: (part) => listed(part.lines, () => "•"),
  steps: (part) => listed(part.lines, (index) => `${index + 1}.`),
  fields: ({ fields }) =>
    column(
      fields.flatMap(([name, value]) => [
        columns([name, value], [width / 2, width / 2], [true, false]),
        rule(),
      ]),
      { gap: 2, ...start },
    ),
  table: ({ columns: heads, rows }) => {
    const own = heads.map(() => width / heads.length);
    const first = heads.map((_, index) => index === 0);
    return column(
      [
        columns(
          heads,
          own,
          heads.map(() => true),
        ),
        rule(colours.ink, 2),
        ...rows.flatMap((cells) => [columns(cells, own, first), rule()]),
      ],
      { gap: 3, ...start },
    );
  },
};

const partDrawing = <Kind extends DocumentPartKind>(part: DocumentPart<Kind>): Piece =>
  pieceOf[part.kind](part);

/** A menu, a label, a timetable. */
export function documentDrawing({ content }: Pen, id: string): Piece | undefined {
  const document = content.documents.find((one) => one.id === id);
  if (!document) return undefined;
  const inside = column(
    [lines(document.title, width, { size: 24, isBold: true }), ...document.parts.map(partDrawing)],
    { gap: 12, ...start },
  );
  return framed(inside, { padding: 18, radius: 4, width: width + 36 });
}
