/** The pages that items show in a frame, drawn from the data that the pages are made from. */
import { renderPage } from "@regain/content/pages/pages";
import type { Pen } from "../pen.ts";
import type { Piece } from "../piece.ts";
import { calendarDrawing } from "./calendar-drawing.ts";
import { documentDrawing } from "./document-drawing.ts";
import { moneyDrawing } from "./money-drawing.ts";
import { drawnPage } from "./drawn-page.ts";

type Draw = (pen: Pen, params: string) => Piece | undefined;

const kinds: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ["calendar", calendarDrawing],
  ["clock", (pen, params) => drawnPage(pen, renderPage(pen.content, "clock", params), 260)],
  ["document", documentDrawing],
  ["map", (pen, params) => drawnPage(pen, renderPage(pen.content, "map", params), 480)],
  ["money", moneyDrawing],
]);

/**
 * @param htmlPath as in stimuli; its version does not matter, because pages of earlier versions show the same
 *   as now
 * @returns undefined if there is no such page
 */
export function pageDrawing(pen: Pen, htmlPath: string): Piece | undefined {
  const [, kind = "", params = ""] =
    /^pages\/\d+\/[\w-]+\/([a-z]+)\/([\w-]+)\.html$/.exec(htmlPath) ?? [];
  return kinds.get(kind)?.(pen, params);
}
