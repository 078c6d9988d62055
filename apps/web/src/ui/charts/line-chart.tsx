import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { moveTo, nearest, type ScaleOf, scaleOf, segmentsOf } from "./line-geometry.ts";
import styles from "./line-chart.module.css";
import { useWidth } from "./use-width.ts";

export interface LinePoint {
  readonly id: string;
  /** Its time, in any unit; `LineChartProps.from` and `to` use the same. */
  readonly at: number;
  /** 0 to 100. */
  readonly value: number;
  /** The range of uncertainty of the value. */
  readonly spread?: { readonly low: number; readonly high: number };
  /** What it measures; the line breaks where that changes. */
  readonly series: string;
  /** All of it in words. */
  readonly text: string;
}

/** An event: a line from top to bottom. */
export interface LineMark {
  readonly at: number;
  readonly label: string;
}

export interface LineChartProps {
  /** What the chart shows, read aloud. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly points: readonly LinePoint[];
  readonly marks: readonly LineMark[];
  /** Formats the numbers of the scale: `50` or `50%`. */
  readonly scaleText: (value: number) => string;
  /** The first and the last day, below the scale. */
  readonly ends: readonly [string, string];
}

const gridValues = [0, 50, 100];

function Grid({ scale, scaleText }: { scale: ScaleOf; scaleText: LineChartProps["scaleText"] }) {
  return gridValues.map((value) => (
    <g key={value}>
      <line
        x1={scale.left}
        x2={scale.right}
        y1={scale.y(value)}
        y2={scale.y(value)}
        className={styles.grid}
      />
      <text x={scale.left - 8} y={scale.y(value)} dy="0.35em" className={styles.scale}>
        {scaleText(value)}
      </text>
    </g>
  ));
}

function Marks({ scale, marks }: { scale: ScaleOf; marks: readonly LineMark[] }) {
  let free = Number.NEGATIVE_INFINITY;
  return marks.map(({ at, label }) => {
    const x = scale.x(at);
    // A label that would overlap the previous one is left out: the list below names every mark.
    const fits = x >= free && x + scale.rem * 1.5 < scale.right;
    if (fits) free = x + scale.rem * (0.6 * label.length + 0.6);
    return (
      <g key={`${at} ${label}`}>
        <line x1={x} x2={x} y1={scale.top} y2={scale.bottom} className={styles.mark} />
        {fits && (
          <text x={x + 4} y={scale.top} dy="-0.3em" className={styles.markLabel}>
            {label}
          </text>
        )}
      </g>
    );
  });
}

/**
 * A line over time, with events along the way. One Tab stop; arrow keys move from point to point, and the current
 * point's text is shown below.
 */
export function LineChart(props: LineChartProps) {
  const { name, points, marks, scaleText, ends, from, to } = props;
  const { ref, width, rem } = useWidth();
  const [chosen, setChosen] = useState(points.length - 1);
  const dots = useRef(new Map<number, SVGGElement>());
  const current = Math.min(chosen, points.length - 1);
  const scale = scaleOf({ width, rem, from, to });

  function byKey(event: KeyboardEvent): void {
    const next = moveTo(event.key, current, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    dots.current.get(next)?.focus();
  }

  // A finger need not hit a point: anywhere in the chart selects the nearest.
  function byPointer({ clientX, currentTarget }: PointerEvent): void {
    setChosen(nearest(points, scale, clientX - currentTarget.getBoundingClientRect().left));
  }

  return (
    <div ref={ref} className={styles.chart}>
      {/* Keyboard and pointer events are for the points inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        width={width}
        height={scale.height}
        viewBox={`0 0 ${width} ${scale.height}`}
        role="group"
        aria-label={name}
        onKeyDown={byKey}
        onPointerMove={byPointer}
        onPointerDown={byPointer}
      >
        <Grid scale={scale} scaleText={scaleText} />
        <Marks scale={scale} marks={marks} />
        {segmentsOf(points).map((segment) => (
          <polyline
            key={segment[0]?.id}
            points={segment.map(({ at, value }) => `${scale.x(at)},${scale.y(value)}`).join(" ")}
            className={styles.line}
          />
        ))}
        {points.map(({ id, at, value, spread, text }, index) => (
          <g
            key={id}
            ref={(dot) => {
              if (dot) dots.current.set(index, dot);
              else dots.current.delete(index);
            }}
            role="img"
            aria-label={text}
            tabIndex={index === current ? 0 : -1}
            className={classes(styles.point, index === current && styles.current)}
            onFocus={() => setChosen(index)}
          >
            {spread && (
              <line
                x1={scale.x(at)}
                x2={scale.x(at)}
                y1={scale.y(spread.low)}
                y2={scale.y(spread.high)}
                className={styles.spread}
              />
            )}
            <circle cx={scale.x(at)} cy={scale.y(value)} r={index === current ? 7 : 5} />
          </g>
        ))}
        <text x={scale.left} y={scale.height} dy="-0.3em" className={styles.end}>
          {ends[0]}
        </text>
        <text x={scale.right} y={scale.height} dy="-0.3em" textAnchor="end" className={styles.end}>
          {ends[1]}
        </text>
      </svg>
      <p aria-hidden className={styles.said}>
        {points[current]?.text}
      </p>
    </div>
  );
}
