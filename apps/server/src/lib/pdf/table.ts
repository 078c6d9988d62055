import type { DocumentBlock } from "@regain/contract/entities/printed-document";
import { yieldingToEventLoop } from "../yielding-to-event-loop.ts";
import { ink } from "./look.ts";
import { heightOf, keepTogether, type Page, type Structure, widthOf, write } from "./page.ts";
import type { Weight } from "./typeface.ts";

type Table = Extract<DocumentBlock, { kind: "table" }>;

const padding = { x: 5, y: 3 };

interface RowLook {
  readonly tag: "TH" | "TD";
  readonly weight: Weight;
}
const head: RowLook = { tag: "TH", weight: "bold" };
const body: RowLook = { tag: "TD", weight: "regular" };

/**
 * Each column gets what its longest word needs; the rest goes to the columns with longer cells, in proportion to the
 * excess. If even the words do not fit, all columns are narrowed equally.
 */
async function widthsOf(page: Page, { columns, rows }: Table): Promise<readonly number[]> {
  const size = page.sizes.table;
  const widest = (texts: readonly string[], weight: Weight) =>
    Math.max(0, ...texts.map((text) => widthOf(page, text, { size, weight })));
  // In a full line a word is measured with the space after it; and glyphs of another subset are slightly wider.
  const slack = widthOf(page, " ", { size, weight: "bold" });
  const cells = columns.map(({ title }) => ({ whole: 0, word: widest(title.split(" "), "bold") }));
  for await (const row of yieldingToEventLoop(rows))
    for (const [at, cell] of cells.entries()) {
      const text = row[at] ?? "";
      cell.whole = Math.max(cell.whole, widest([text], "regular"));
      cell.word = Math.max(cell.word, widest(text.split(" "), "regular"));
    }
  const wanted = columns.map(({ isNumber }, at) => {
    const { whole, word } = cells[at]!;
    // Numbers stay on one line.
    const least = isNumber ? Math.max(whole, word) : word;
    const room = 2 * padding.x + slack;
    return { least: least + room, most: Math.max(least, whole) + room };
  });
  const sum = (of: "least" | "most") => wanted.reduce((total, one) => total + one[of], 0);
  const spare = page.width - sum("least");
  if (spare <= 0) return wanted.map(({ least }) => (least * page.width) / sum("least"));
  const longing = sum("most") - sum("least");
  if (longing <= spare) {
    const words = columns.filter(({ isNumber }) => !isNumber).length || columns.length;
    const rest = (spare - longing) / words;
    const isAll = words === columns.length;
    return wanted.map(({ most }, at) => (isAll || !columns[at]!.isNumber ? most + rest : most));
  }
  return wanted.map(({ least, most }) => least + ((most - least) * spare) / longing);
}

function drawRule({ doc, left, width }: Page): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.5)
    .stroke(ink.rule);
  doc.endMarkedContent();
}

/** Rows that do not fit continue on the next page, below the column titles. */
export async function drawTable(page: Page, table: Table): Promise<void> {
  const { doc, root, left, sizes } = page;
  const widths = await widthsOf(page, table);
  const size = sizes.table;
  const structure = doc.struct("Table");
  root.add(structure);

  const heightOfRow = (cells: readonly string[], { weight }: RowLook) =>
    Math.max(
      ...cells.map((cell, at) =>
        heightOf(page, cell, { size, weight, width: widths[at]! - 2 * padding.x }),
      ),
    ) +
    2 * padding.y;

  function drawRow(parent: Structure, cells: readonly string[], look: RowLook): void {
    const { tag, weight } = look;
    const row = doc.struct("TR");
    parent.add(row);
    const top = doc.y;
    const height = heightOfRow(cells, look);
    let x = left;
    cells.forEach((cell, at) => {
      const align = table.columns[at]!.isNumber ? "right" : "left";
      const place = { x: x + padding.x, y: top + padding.y, width: widths[at]! - 2 * padding.x };
      row.add(doc.struct(tag, {}, () => write(page, cell, { size, weight, align, ...place })));
      x += widths[at]!;
    });
    row.end();
    doc.y = top + height;
    drawRule(page);
  }

  const titles = table.columns.map(({ title }) => title);
  keepTogether(page, heightOfRow(titles, head) * 2);
  drawRow(structure, titles, head);
  for await (const cells of yieldingToEventLoop(table.rows)) {
    const at = doc.page;
    keepTogether(page, heightOfRow(cells, body));
    if (doc.page !== at) drawRow(structure, titles, head);
    drawRow(structure, cells, body);
  }
  structure.end();
  doc.x = left;
  doc.y += 8;
}
