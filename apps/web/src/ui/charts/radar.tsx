import styles from "./radar.module.css";
import { outline, planRadar } from "./radar-geometry.ts";
import { useWidth } from "./use-width.ts";

export interface RadarSpoke {
  readonly label: string;
  /** 0 to 100. */
  readonly baseline: number;
  readonly latest: number;
}

const rings = [0.2, 0.4, 0.6, 0.8, 1];

/** Two outlines over the same spokes, told apart by line and pattern as well as by color. */
export function Radar({
  spokes,
  description,
}: {
  spokes: readonly RadarSpoke[];
  description: string;
}) {
  const { ref, width, rem } = useWidth();
  const labels = spokes.map(({ label }) => label);
  const { radius, isNumbered, words, top, height } = planRadar(labels, width, rem);
  const ring = (share: number) =>
    outline(
      spokes.map(() => share),
      radius,
    );
  const of = (which: "baseline" | "latest") =>
    outline(
      spokes.map((spoke) => spoke[which] / 100),
      radius,
    );
  return (
    <div ref={ref} className={styles.radar}>
      <svg
        width={width}
        height={height}
        viewBox={`${-width / 2} ${top} ${width} ${height}`}
        role="img"
        aria-label={description}
      >
        {rings.map((share) => (
          <polygon key={share} points={ring(share)} className={styles.ring} />
        ))}
        <polygon points={of("baseline")} className={styles.baseline} />
        <polygon points={of("latest")} className={styles.latest} />
        {words.map(({ anchor, lines }, index) => (
          <text key={labels[index]} textAnchor={anchor} className={styles.label}>
            {lines.map(({ text, x, y }) => (
              <tspan key={text} x={x} y={y} dy="0.35em">
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      {isNumbered && (
        <ol aria-hidden className={styles.names}>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
