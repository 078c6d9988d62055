/** The strokes that every scene is made of. Lengths are in the picture's box of 128 by 128, y down. */

export type Point = readonly [x: number, y: number];
/** SVG elements, as text. */
export type Svg = string;

export const ink = "#3a3238";
const outline = 1.8;

export const number = (value: number): string => String(Math.round(value * 10) / 10);
const points = (list: readonly Point[]) =>
  list.map(([x, y], index) => `${index === 0 ? "M" : "L"}${number(x)},${number(y)}`).join("");

/** What all lines have in common, so that none has to repeat it. */
export const sheet = (svg: Svg): Svg =>
  `<g fill="none" stroke="${ink}" stroke-width="${outline}" stroke-linecap="round" stroke-linejoin="round">${svg}</g>`;

const attribute = (name: string, value: string | number, usual: string | number) =>
  value === usual ? "" : ` ${name}="${value}"`;
const stroked = (stroke: string, width: number) =>
  attribute("stroke", stroke, ink) + attribute("stroke-width", number(width), String(outline));

/** A closed, filled outline of path data. */
export const shape = (d: string, fill: string, stroke = ink): Svg =>
  `<path d="${d}" fill="${fill}"${stroked(stroke, outline)}/>`;

/** A patch of color without an outline. */
export const patch = (d: string, fill: string): Svg =>
  `<path d="${d}" fill="${fill}" stroke="none"/>`;

export const polygon = (corners: readonly Point[], fill: string): Svg =>
  shape(`${points(corners)}Z`, fill);

/** An open line of path data. */
export const curve = (d: string, stroke = ink, width = outline): Svg =>
  `<path d="${d}"${stroked(stroke, width)}/>`;

export const line = (list: readonly Point[], stroke = ink, width = outline): Svg =>
  curve(points(list), stroke, width);

export const circle = ([x, y]: Point, r: number, fill: string, stroke = ink): Svg =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"${stroked(stroke, outline)}/>`;

export const dot = ([x, y]: Point, r: number, fill = ink): Svg =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}" stroke="none"/>`;

export const ellipse = ([x, y]: Point, [rx, ry]: Point, fill: string): Svg =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"/>`;

export const box = ([x, y]: Point, [width, height]: Point, fill: string, round = 1): Svg =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${round}" fill="${fill}"/>`;

/** A round-ended bar along the points. */
export interface Bar {
  readonly along: readonly Point[];
  readonly width: number;
}

/** Merged bars: one outline around them all. */
export const bars = (list: readonly Bar[], fill: string): Svg =>
  [
    ...list.map(({ along, width }) => line(along, ink, width + 2 * outline)),
    ...list.map(({ along, width }) => line(along, fill, width)),
  ].join("");

/** A thin stick, such as a handle. */
export const stick = (from: Point, to: Point, fill: string, width = 3): Svg =>
  bars([{ along: [from, to], width }], fill);

interface Placing {
  /** Where the drawing's own origin goes. */
  readonly at: Point;
  readonly scale?: number;
  /** Degrees clockwise, about that origin. */
  readonly turn?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
}

export function placed(svg: Svg, { at, scale = 1, turn = 0, flip = false }: Placing): Svg {
  const parts = [
    `translate(${number(at[0])},${number(at[1])})`,
    ...(turn === 0 ? [] : [`rotate(${number(turn)})`]),
    ...(scale === 1 && !flip ? [] : [`scale(${flip ? "-" : ""}${scale},${scale})`]),
  ];
  return `<g transform="${parts.join("")}">${svg}</g>`;
}

/** A drawing that is enlarged by `scale`, with its outlines enlarged less. */
export const finer = (svg: Svg, scale: number): Svg =>
  `<g stroke-width="${number((outline * 1.3) / scale)}">${svg.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width: string) => `stroke-width="${number((Number(width) * 1.3) / scale)}"`,
  )}</g>`;

/** Short lines that show a quick movement. */
export const motion = (...strokes: readonly (readonly [Point, Point])[]): Svg =>
  strokes.map(([from, to]) => line([from, to], "#7b8794", 2.2)).join("");

/** The ground line people stand on. */
export const groundY = 121;
export const ground = (from = 6, to = 122): Svg =>
  line(
    [
      [from, groundY + 2.5],
      [to, groundY + 2.5],
    ],
    "#b9a68c",
    2.6,
  );
