import type { Paper } from "@regain/contract/entities/note";
import { ink, margin, papers, type Sizes } from "./look.ts";
import { faceName, faces, runsOf, type Weight, writable } from "./typeface.ts";

type Doc = PDFKit.PDFDocument;
export type Structure = ReturnType<Doc["struct"]>;

/** What the parts of a document are drawn on. */
export interface Page {
  readonly doc: Doc;
  readonly sizes: Sizes;
  /** The structure that is drawn into next, which tells screen readers what a thing is. */
  readonly root: Structure;
  readonly left: number;
  readonly width: number;
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: "left" | "right" | "center";
  /** Where the column begins, and how wide it is; the page's own values if not given. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
}

const leading = 0.32;

/** Writes a text in its column, continuing on the next page if it is long. */
export function write({ doc, left, width: full }: Page, text: string, style: TextStyle): void {
  const { size, weight = "regular", color = ink.text, align = "left" } = style;
  const { x = left, y = doc.y, width = full } = style;
  doc.fontSize(size).fillColor(color);
  const runs = runsOf(text);
  const look = { width, align, lineGap: size * leading };
  runs.forEach((run, index) => {
    doc.font(faceName(run.subset, weight));
    const options = { ...look, continued: index < runs.length - 1 };
    if (index === 0) doc.text(run.text, x, y, options);
    else doc.text(run.text, options);
  });
}

/** How high a text will be in a column of this width. */
export function heightOf(
  { doc }: Page,
  text: string,
  { size, weight = "regular", width }: Pick<TextStyle, "size" | "weight"> & { width: number },
): number {
  doc.font(faceName("latin", weight)).fontSize(size);
  return doc.heightOfString(writable(text) || " ", { width, lineGap: size * leading });
}

/** How wide a text is on one line. */
export function widthOf(
  { doc }: Page,
  text: string,
  { size, weight = "regular" }: Pick<TextStyle, "size" | "weight">,
): number {
  doc.font(faceName("latin", weight)).fontSize(size);
  return doc.widthOfString(writable(text));
}

const bottomOf = ({ doc }: Page): number => doc.page.height - doc.page.margins.bottom;

/** Begins a new page if this height does not fit on the current one. */
export function keepTogether(page: Page, height: number): void {
  if (page.doc.y + height > bottomOf(page)) page.doc.addPage();
}

export interface PageOptions {
  readonly title: string;
  readonly locale: string;
  readonly sizes: Sizes;
  readonly now: Date;
  readonly paper: Paper;
}

/** An empty, tagged document with its typeface. */
export async function openPage({ title, locale, sizes, now, paper }: PageOptions): Promise<Page> {
  // The library is large, and nobody may want a document for hours.
  const { default: Pdf } = await import("pdfkit");
  const doc = new Pdf({
    size: papers[paper],
    margins: { top: margin, bottom: margin + 12, left: margin, right: margin },
    pdfVersion: "1.7",
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: "Regain", Creator: "Regain", CreationDate: now },
  });
  for (const [name, file] of faces()) doc.registerFont(name, file);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, sizes, root, left: margin, width: doc.page.width - 2 * margin };
}
