import type { FigureShape } from "@regain/contract/entities/task-view";

type Point = readonly [x: number, y: number];

/** Hundredths are finer than any screen. */
const short = (value: number) => Math.round(value * 100) / 100;

const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

/** Corners on circles around the center, the first at the top; several radii alternate. */
function around(corners: number, ...radii: readonly number[]): Point[] {
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    const radius = radii[index % radii.length] ?? 0;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Shapes in a box from -0.5 to 0.5, written for a box of `s` by `s` around the center. */
const draw: Readonly<Record<FigureShape, (s: number) => string>> = {
  circle: (s) =>
    `M${short(-s / 2)} 0A${short(s / 2)} ${short(s / 2)} 0 1 1 ${short(s / 2)} 0A${short(s / 2)} ${short(s / 2)} 0 1 1 ${short(-s / 2)} 0Z`,
  square: (s) => {
    const half = s / 2;
    return polygon([
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ]);
  },
  triangle: (s) =>
    polygon([
      [0, -s * 0.46],
      [s / 2, s * 0.42],
      [-s / 2, s * 0.42],
    ]),
  diamond: (s) =>
    polygon([
      [0, -s / 2],
      [s * 0.38, 0],
      [0, s / 2],
      [-s * 0.38, 0],
    ]),
  star: (s) => polygon(around(10, s * 0.52, s * 0.22)),
  heart: (s) => {
    const at = (x: number, y: number) => `${short(x * s)} ${short(y * s)}`;
    return (
      `M${at(0, 0.46)}C${at(-0.62, 0.02)} ${at(-0.52, -0.44)} ${at(-0.24, -0.44)}` +
      `C${at(-0.1, -0.44)} ${at(0, -0.34)} ${at(0, -0.24)}` +
      `C${at(0, -0.34)} ${at(0.1, -0.44)} ${at(0.24, -0.44)}` +
      `C${at(0.52, -0.44)} ${at(0.62, 0.02)} ${at(0, 0.46)}Z`
    );
  },
  cross: (s) => {
    const arm = s * 0.16;
    const end = s * 0.48;
    return polygon([
      [-arm, -end],
      [arm, -end],
      [arm, -arm],
      [end, -arm],
      [end, arm],
      [arm, arm],
      [arm, end],
      [-arm, end],
      [-arm, arm],
      [-end, arm],
      [-end, -arm],
      [-arm, -arm],
    ]);
  },
  hexagon: (s) => polygon(around(6, s / 2)),
  pentagon: (s) => polygon(around(5, s / 2)),
  crescent: (s) => {
    const outer = short(s / 2);
    const inner = short(s * 0.42);
    const [x, y] = [short(s * 0.16), short(s * 0.47)];
    return `M${x} ${-y}A${outer} ${outer} 0 1 0 ${x} ${y}A${inner} ${inner} 0 1 1 ${x} ${-y}Z`;
  },
  arrow: (s) => {
    const shaft = s * 0.14;
    return polygon([
      [-s / 2, -shaft],
      [0, -shaft],
      [0, -s * 0.36],
      [s / 2, 0],
      [0, s * 0.36],
      [0, shaft],
      [-s / 2, shaft],
    ]);
  },
};

/**
 * SVG path data of a shape centered on 0, 0. The arrow points right.
 * @param size of the box that it fits into, in the drawing's own units
 */
export const shapePath = (shape: FigureShape, size: number): string => draw[shape](size);
