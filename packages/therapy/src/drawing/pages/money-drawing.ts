import { priceTag } from "@regain/content/pages/money";
import { colours } from "../look.ts";
import type { Pen } from "../pen.ts";
import { column, framed, label, lines, nothing, type Piece, row, wrapped } from "../piece.ts";

/** The diameter of a coin, by its cents, as on the page. */
const across: Readonly<Record<string, number>> = { 25: 62, 10: 46, 5: 54, 1: 50 };

const cash = { padding: 2, fill: colours.paper, stroke: colours.border, line: 3 } as const;
const money = (text: string, width: number, size: number) =>
  label(text, width, { size, isBold: true, align: "middle" });

function cashDrawing(part: string): Piece | undefined {
  const [, kind, value = ""] = /^([bc])(\d+)$/.exec(part) ?? [];
  if (kind === "b") {
    const note = framed(money(`$${value}`, 80, 22), {
      ...cash,
      line: 1.5,
      radius: 3,
      width: 96,
      height: 38,
    });
    return framed(note, { ...cash, radius: 4, padding: 6, width: 112, height: 54 });
  }
  const size = across[value];
  if (kind !== "c" || size === undefined) return undefined;
  return framed(money(`${value}¢`, size - 12, 16), {
    ...cash,
    radius: size,
    width: size,
    height: size,
  });
}

function goodDrawing(pen: Pen, part: string): Piece | undefined {
  const tag = priceTag(pen.content, part);
  if (!tag) return undefined;
  const words = column(
    [lines(tag.label, 120, { size: 17 }), label(tag.price, 120, { size: 22, isBold: true })],
    { gap: 4, align: "start" },
  );
  return framed(row([pen.picture(tag.picture, 58), words]), { padding: 8, width: 210 });
}

/** Prices, money to count or to pay with, or both. */
export function moneyDrawing(pen: Pen, params: string): Piece | undefined {
  const drawn = params.split("_").map((part) => ({
    good: goodDrawing(pen, part),
    coin: cashDrawing(part),
  }));
  if (drawn.some(({ good, coin }) => !good && !coin)) return undefined;
  return column(
    [
      wrapped(
        drawn.map(({ good }) => good ?? nothing),
        pen.width,
      ),
      wrapped(
        drawn.map(({ good, coin }) => (good ? nothing : (coin ?? nothing))),
        pen.width,
      ),
    ],
    { gap: 20 },
  );
}
