import type { LinePoint } from "./line-chart.tsx";

interface Frame {
  /** Both in CSS pixels. */
  readonly width: number;
  readonly rem: number;
  readonly from: number;
  readonly to: number;
}

export interface ScaleOf {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  readonly rem: number;
  readonly x: (at: number) => number;
  /** From a value of 0 to 100. */
  readonly y: (value: number) => number;
}

/** Maps time and value to a drawing of this width; labels take space according to the text size. */
export function scaleOf({ width, rem, from, to }: Frame): ScaleOf {
  const [left, right] = [rem * 3.2, Math.max(rem * 5, width - rem * 0.8)];
  const [top, bottom] = [rem * 1.4, rem * 11];
  // A single moment is in the middle.
  const share = (at: number) => (to > from ? (at - from) / (to - from) : 0.5);
  return {
    left,
    right,
    top,
    bottom,
    rem,
    height: rem * 12.6,
    x: (at) => left + rem * 0.6 + share(at) * (right - left - rem * 1.2),
    y: (value) => bottom - (value / 100) * (bottom - top),
  };
}

/** Splits points into connected lines: consecutive points of the same series. */
export function segmentsOf(points: readonly LinePoint[]): readonly (readonly LinePoint[])[] {
  const segments: LinePoint[][] = [];
  for (const point of points) {
    const last = segments.at(-1);
    if (last?.at(-1)?.series === point.series) last.push(point);
    else segments.push([point]);
  }
  return segments;
}

/** Index of the point nearest to a horizontal position. */
export function nearest(points: readonly LinePoint[], scale: ScaleOf, x: number): number {
  const distances = points.map(({ at }) => Math.abs(scale.x(at) - x));
  return distances.indexOf(Math.min(...distances));
}

/** Index of the point a key moves to; undefined if it moves to none. */
export function moveTo(key: string, current: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.min(count - 1, Math.max(0, place));
}
