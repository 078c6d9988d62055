import type { Content } from "../content.ts";
import { format } from "../format.ts";
import { type Markup, markup } from "./markup.ts";
import { page } from "./page.ts";

/** A month as on a wall calendar, with rings around the days that are asked about. */
export interface CalendarMonth {
  /** 2000 to 2099. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** In order; at most three. */
  readonly ringed: readonly number[];
}

/** How many days a month has. @param month 1 to 12 */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** 0 is Sunday. A day beyond the month's end is one of the next month. */
export const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** `2026-03`, or `2026-03_9_21` with ringed days. */
export const calendarParams = ({ year, month, ringed }: CalendarMonth): string =>
  [`${year}-${String(month).padStart(2, "0")}`, ...ringed].join("_");

/** @returns undefined if the params name no month, or a day that it does not have */
export function parseCalendar(params: string): CalendarMonth | undefined {
  const match = /^(20\d\d)-(0[1-9]|1[0-2])((?:_[1-9]\d?){0,3})$/.exec(params);
  if (!match) return undefined;
  const [year, month] = [Number(match[1]), Number(match[2])];
  const ringed = (match[3] ?? "").split("_").slice(1).map(Number);
  return ringed.every((day) => day <= daysInMonth(year, month))
    ? { year, month, ringed }
    : undefined;
}

/** Weeks from Sunday to Saturday; 0 if the day belongs to another month. */
export function weeksOf(year: number, month: number): number[][] {
  const before = weekdayOf(year, month, 1);
  const last = daysInMonth(year, month);
  return Array.from({ length: Math.ceil((before + last) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= last ? day : 0;
    }),
  );
}

const dayCell = (day: number, isRinged: boolean): Markup => {
  if (day === 0) return markup`<td></td>`;
  return isRinged
    ? markup`<td><mark class="day">${day}</mark></td>`
    : markup`<td><span class="day">${day}</span></td>`;
};

/** @returns undefined if the params name no month, or a day that it does not have */
export function calendarPage(
  { locale, dates, pageWords }: Content,
  params: string,
): string | undefined {
  const calendar = parseCalendar(params);
  if (!calendar) return undefined;
  const { year, month, ringed } = calendar;
  const title = format(pageWords.month, { month: dates.months[month - 1] ?? "", year });
  const heads = dates.weekdays.map(
    ({ name, short }) => markup`<th scope="col"><abbr title="${name}">${short}</abbr></th>`,
  );
  const rows = weeksOf(year, month).map((week) => {
    const cells = week.map((day) => dayCell(day, ringed.includes(day)));
    return markup`<tr>${cells}</tr>\n`;
  });
  return page({
    locale,
    title,
    body: markup`<table class="calendar">
<caption>${title}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>`,
  });
}
