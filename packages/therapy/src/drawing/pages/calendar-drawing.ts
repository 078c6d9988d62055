import { format } from "@regain/content/format";
import { parseCalendar, weeksOf } from "@regain/content/pages/calendar-month";
import { colours } from "../look.ts";
import type { Pen } from "../pen.ts";
import { column, framed, grid, label, lines, nothing, type Piece } from "../piece.ts";

const cell = { width: 58, height: 46 } as const;
const plain = { padding: 2, radius: 0, stroke: colours.border, line: 1, ...cell } as const;

function dayDrawing(day: number, isRinged: boolean): Piece {
  if (day === 0) return framed(nothing, plain);
  const number = label(String(day), 40, { size: 18, isBold: isRinged, align: "middle" });
  if (!isRinged) return framed(number, plain);
  const ringed = framed(number, {
    padding: 2,
    width: 44,
    height: 36,
    radius: 18,
    stroke: colours.lagoon,
    line: 3,
  });
  return framed(ringed, plain);
}

/** A month as it hangs on a wall. */
export function calendarDrawing({ content }: Pen, params: string): Piece | undefined {
  const calendar = parseCalendar(params);
  if (!calendar) return undefined;
  const { year, month, ringed } = calendar;
  const { dates, pageWords } = content;
  const title = format(pageWords.month, { month: dates.months[month - 1] ?? "", year });
  const heads = dates.weekdays.map(({ short }) =>
    framed(label(short, cell.width - 8, { size: 14, isBold: true, align: "middle" }), {
      ...plain,
      fill: colours.paper,
      height: 30,
    }),
  );
  const days = weeksOf(year, month)
    .flat()
    .map((day) => dayDrawing(day, ringed.includes(day)));
  return column([
    lines(title, 420, { size: 22, isBold: true, align: "middle" }),
    column([grid(heads, 7, 0), grid(days, 7, 0)], { gap: 0 }),
  ]);
}
