import type { DocumentBlock } from "@regain/contract/entities/printed-document";
import { encode } from "uqr";
import { yieldingToEventLoop } from "../yielding-to-event-loop.ts";
import { ink } from "./look.ts";
import { heightOf, keepTogether, type Page, write } from "./page.ts";
import { drawTable } from "./table.ts";

type Block<Kind extends DocumentBlock["kind"]> = Extract<DocumentBlock, { kind: Kind }>;
type Draw<Kind extends DocumentBlock["kind"]> = (
  page: Page,
  block: Block<Kind>,
) => void | Promise<void>;

const indent = 22;
const qrSide = 130;
/** Space above a line for handwriting, and the line's maximum length. */
const spaceToWrite = 14;
const longestLine = 260;

function drawHeading({ root, ...page }: Page, { text }: Block<"heading">): void {
  const all = { root, ...page };
  const size = page.sizes.heading;
  page.doc.moveDown(0.6);
  // A heading alone at the end of a page belongs to nothing.
  keepTogether(all, size * 4);
  root.add(
    page.doc.struct("H2", {}, () => write(all, text, { size, weight: "bold", color: ink.accent })),
  );
  page.doc.y += 3;
}

function drawParagraph(page: Page, { text }: Block<"paragraph">): void {
  page.root.add(page.doc.struct("P", {}, () => write(page, text, { size: page.sizes.text })));
  page.doc.y += 5;
}

async function drawList(page: Page, { isOrdered, items }: Block<"list">): Promise<void> {
  const { doc, root, left, width, sizes } = page;
  const list = doc.struct("L");
  root.add(list);
  const size = sizes.text;
  const body = { size, x: left + indent, width: width - indent };
  for await (const [index, item] of yieldingToEventLoop(items.entries())) {
    keepTogether(page, heightOf(page, item, body));
    const entry = doc.struct("LI");
    list.add(entry);
    const at = doc.y;
    const label = isOrdered ? `${index + 1}.` : "•";
    entry.add(doc.struct("Lbl", {}, () => write(page, label, { size, width: indent, y: at })));
    entry.add(doc.struct("LBody", {}, () => write(page, item, { ...body, y: at })));
    entry.end();
    doc.y += 3;
  }
  list.end();
  doc.y += 4;
}

/** A line to write on. */
function drawLine({ doc, left, width }: Page, from: number): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(from, doc.y)
    .lineTo(Math.min(from + longestLine, left + width), doc.y)
    .lineWidth(0.75)
    .stroke(ink.text);
  doc.endMarkedContent();
  doc.y += 3;
}

async function drawFacts(page: Page, { rows }: Block<"facts">): Promise<void> {
  const { doc, root, left, width, sizes } = page;
  const size = sizes.text;
  const names = width * 0.34;
  for await (const { name, value, toFillIn } of yieldingToEventLoop(rows)) {
    keepTogether(page, heightOf(page, value, { size, width: width - names }) + spaceToWrite);
    if (toFillIn) doc.y += spaceToWrite;
    const at = doc.y;
    const row = doc.struct("P");
    root.add(row);
    row.add(
      doc.struct("Span", {}, () =>
        write(page, name, { size, weight: "bold", width: names - 8, y: at }),
      ),
    );
    const below = doc.y;
    row.add(
      doc.struct("Span", {}, () =>
        write(page, value, { size, x: left + names, width: width - names, y: at }),
      ),
    );
    row.end();
    doc.y = Math.max(below, doc.y) + 2;
    if (toFillIn) drawLine(page, left + names);
  }
  doc.y += 6;
}

/** What was written, line by line; nothing if it is empty. */
async function drawWriting(page: Page, { heading, text }: Block<"writing">): Promise<void> {
  if (text.trim() === "") return;
  drawHeading(page, { kind: "heading", text: heading });
  for await (const line of yieldingToEventLoop(text.split("\n")))
    if (line.trim() !== "") drawParagraph(page, { kind: "paragraph", text: line });
}

function drawQr(page: Page, { text, caption }: Block<"qr">): void {
  const { doc, root, left, sizes } = page;
  keepTogether(page, qrSide + sizes.text * 3);
  const { data, size } = encode(text, { ecc: "Q", border: 4 });
  const module = qrSide / size;
  const top = doc.y + 4;
  root.add(
    doc.struct("Figure", { alt: caption }, () => {
      data.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (isDark) doc.rect(left + x * module, top + y * module, module, module);
        }),
      );
      doc.fill("#000000");
    }),
  );
  doc.y = top + qrSide + 4;
  root.add(doc.struct("P", {}, () => write(page, caption, { size: sizes.text })));
  doc.y += 5;
}

const drawers: { readonly [Kind in DocumentBlock["kind"]]: Draw<Kind> } = {
  heading: drawHeading,
  paragraph: drawParagraph,
  list: drawList,
  facts: drawFacts,
  table: drawTable,
  qr: drawQr,
  writing: drawWriting,
};

export function drawBlock<Kind extends DocumentBlock["kind"]>(
  page: Page,
  block: Block<Kind>,
): void | Promise<void> {
  return (drawers[block.kind] as Draw<Kind>)(page, block);
}
