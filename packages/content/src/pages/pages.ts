/** The pages that items show in a frame: each a pure function of its URL. */
import type { Content } from "../content.ts";
import { calendarPage } from "./calendar-month.ts";
import { clockPage } from "./clock.ts";
import { documentPage } from "./document.ts";
import { moneyPage } from "./money.ts";
import { pagesVersion } from "./page.ts";
import { streetMapPage } from "./street-map-page.ts";

type Render = (content: Content, params: string) => string | undefined;

const kinds: ReadonlyMap<string, Render> = new Map<string, Render>([
  ["calendar", calendarPage],
  ["clock", clockPage],
  ["document", documentPage],
  ["map", streetMapPage],
  ["money", moneyPage],
]);

/** No page's params are longer. */
const longest = 120;

/**
 * The page for a URL, as HTML.
 * @param params letters, digits, `-` and `_`, as written by the kind's own builder
 * @returns undefined if there is no such page
 */
export function renderPage(content: Content, kind: string, params: string): string | undefined {
  return params.length > longest ? undefined : kinds.get(kind)?.(content, params);
}

/** Whether this pages version has ever existed. */
export const isPagesVersion = (version: string): boolean =>
  /^[1-9]\d{0,3}$/.test(version) && Number(version) <= pagesVersion;
