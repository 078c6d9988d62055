import type { DocumentBlock } from "@regain/contract/entities/printed-document";
import { ink } from "./look.ts";
import { heightOf, keepTogether, type Page, type Structure, write } from "./page.ts";
import type { Weight } from "./typeface.ts";

type Table = Extract<DocumentBlock, { kind: "table" }>;

const padding = 4;

interface RowLook {
  readonly tag: "TH" | "TD";
  readonly weight: Weight;
}
const head: RowLook = { tag: "TH", weight: "bold" };
const body: RowLook = { tag: "TD", weight: "regular" };

/** Words need more room than numbers. */
function widthsOf({ columns }: Table, width: number): readonly number[] {
  const shares = columns.map(({ isNumber }) => (isNumber ? 1 : 2));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (width * share) / whole);
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

/** Rows that do not fit go on over the page, below the titles of their columns. */
export function drawTable(page: Page, table: Table): void {
  const { doc, root, left, width, sizes } = page;
  const widths = widthsOf(table, width);
  const size = sizes.text;
  const structure = doc.struct("Table");
  root.add(structure);

  const heightOfRow = (cells: readonly string[], { weight }: RowLook) =>
    Math.max(
      ...cells.map((cell, at) =>
        heightOf(page, cell, { size, weight, width: widths[at]! - 2 * padding }),
      ),
    ) +
    2 * padding;

  function drawRow(parent: Structure, cells: readonly string[], look: RowLook): void {
    const { tag, weight } = look;
    const row = doc.struct("TR");
    parent.add(row);
    const top = doc.y;
    const height = heightOfRow(cells, look);
    let x = left;
    cells.forEach((cell, at) => {
      const align = table.columns[at]!.isNumber ? "right" : "left";
      const place = { x: x + padding, y: top + padding, width: widths[at]! - 2 * padding };
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
  for (const cells of table.rows) {
    const at = doc.page;
    keepTogether(page, heightOfRow(cells, body));
    if (doc.page !== at) drawRow(structure, titles, head);
    drawRow(structure, cells, body);
  }
  structure.end();
  doc.x = left;
  doc.y += 8;
}
