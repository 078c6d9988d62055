import type { Paper } from "@regain/contract/entities/note";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { buffer } from "node:stream/consumers";
import { limitConcurrency, type QueueTicket } from "../limit-concurrency.ts";
import { yieldingToEventLoop } from "../yielding-to-event-loop.ts";
import { drawBlock } from "./blocks.ts";
import { ink, margin, sizes, type TextSize } from "./look.ts";
import { openPage, type Page, write } from "./page.ts";

export interface PdfOptions {
  readonly now: Date;
  /** `large` for what patients read. */
  readonly textSize?: TextSize;
  /** Letter if not given. */
  readonly paper?: Paper;
}

function drawTitle(page: Page, { title, subtitle }: PrintedDocument): void {
  const { doc, root, sizes: size, left, width } = page;
  root.add(
    doc.struct("P", {}, () =>
      write(page, "Regain", { size: size.heading, weight: "bold", color: ink.accent }),
    ),
  );
  doc.y += 6;
  root.add(doc.struct("H1", {}, () => write(page, title, { size: size.title, weight: "bold" })));
  if (subtitle)
    root.add(
      doc.struct("P", {}, () => write(page, subtitle, { size: size.text, color: ink.quiet })),
    );
  doc.y += 4;
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(1.5)
    .stroke(ink.accent);
  doc.endMarkedContent();
  doc.y += 10;
}

/** On every page, once it is known how many there are. */
function drawFooters(page: Page, footer: string): void {
  const { doc, sizes: size } = page;
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    const { margins, height } = doc.page;
    const bottom = margins.bottom;
    // Otherwise writing there would start a new page.
    margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    const style = { size: size.small, color: ink.quiet, y: height - margin + 6 };
    write(page, footer, { ...style, width: page.width - 60 });
    write(page, `${at - start + 1} / ${count}`, {
      ...style,
      align: "right",
      x: page.left + page.width - 50,
      width: 50,
    });
    doc.endMarkedContent();
    margins.bottom = bottom;
  }
}

/** A document takes a processor for long: everybody's first comes before anybody's second. */
const lane = limitConcurrency({
  concurrency: 1,
  maxQueued: 50,
  maxQueuedPerOwner: 5,
  retryAfterSeconds: 10,
});

/**
 * Makes a PDF of a document: tagged for screen readers, in our own typeface.
 * @returns its bytes
 * @throws Refusal `unavailable` if too many are waiting
 */
export function renderPdf(
  document: PrintedDocument,
  options: PdfOptions,
  turn?: QueueTicket,
): Promise<Uint8Array> {
  return lane(() => draw(document, options), turn);
}

async function draw(
  document: PrintedDocument,
  { now, textSize = "normal", paper = "letter" }: PdfOptions,
): Promise<Uint8Array> {
  const { title, locale } = document;
  const page = await openPage({ title, locale, sizes: sizes[textSize], now, paper });
  const bytes = buffer(page.doc);
  drawTitle(page, document);
  for await (const block of yieldingToEventLoop(document.blocks)) await drawBlock(page, block);
  page.root.end();
  drawFooters(page, document.footer);
  page.doc.end();
  return bytes;
}
