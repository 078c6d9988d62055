import type { Content } from "../content.ts";
import { type Markup, markup } from "./markup.ts";
import { page } from "./page.ts";

export const clockFaces = ["round", "square"] as const;
export type ClockFace = (typeof clockFaces)[number];

/** What a clock with hands shows: 12 hours, with no distinction between morning and evening. */
export interface Clock {
  readonly face: ClockFace;
  /** 1 to 12. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** `round-3-05` */
export const clockParams = ({ face, hour, minute }: Clock): string =>
  `${face}-${hour}-${String(minute).padStart(2, "0")}`;

function parseClock(params: string): Clock | undefined {
  const [, face, hour, minute] = /^([a-z]+)-([1-9]|1[0-2])-([0-5]\d)$/.exec(params) ?? [];
  const known = clockFaces.find((one) => one === face);
  return known && { face: known, hour: Number(hour), minute: Number(minute) };
}

const numerals = Array.from({ length: 12 }, (_, index) => index + 1);
const minutes = Array.from({ length: 60 }, (_, index) => index);
const rounded = (value: number) => Math.round(value * 100) / 100;

/** On a circle around the center; degrees clockwise from 12. */
const pointAt = (degrees: number, radius: number) => ({
  x: rounded(Math.sin((degrees * Math.PI) / 180) * radius),
  y: rounded(-Math.cos((degrees * Math.PI) / 180) * radius),
});

function tick(minute: number): Markup {
  const isFive = minute % 5 === 0;
  const from = pointAt(minute * 6, isFive ? 29.5 : 31.5);
  const to = pointAt(minute * 6, 34);
  const look = isFive ? "tick five" : "tick";
  return markup`<line class="${look}" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>`;
}

function numeral(number: number): Markup {
  const { x, y } = pointAt(number * 30, 40.5);
  return markup`<text x="${x}" y="${y}">${number}</text>`;
}

function hand(name: string, degrees: number, length: number): Markup {
  const { x, y } = pointAt(degrees, length);
  return markup`<line class="hand ${name}" x1="0" y1="0" x2="${x}" y2="${y}"/>`;
}

const outlines: Readonly<Record<ClockFace, Markup>> = {
  round: markup`<circle class="face" r="48"/>`,
  square: markup`<rect class="face" x="-48" y="-48" width="96" height="96" rx="7"/>`,
};

/** @returns undefined if the params name no clock */
export function clockPage({ locale, pageWords }: Content, params: string): string | undefined {
  const clock = parseClock(params);
  if (!clock) return undefined;
  const { face, hour, minute } = clock;
  const hands = [hand("hour", (hour % 12) * 30 + minute / 2, 18), hand("minute", minute * 6, 31)];
  return page({
    locale,
    title: pageWords.clock,
    body: markup`<svg class="clock" viewBox="-50 -50 100 100" role="img" aria-label="${pageWords.clock}">
${outlines[face]}${minutes.map(tick)}${numerals.map(numeral)}${hands}<circle class="pin" r="3.4"/>
</svg>`,
  });
}
