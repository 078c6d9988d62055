import styles from "./radar.module.css";
import { labelAnchor, outline, spokePoint } from "./radar-geometry.ts";

export interface RadarSpoke {
  readonly label: string;
  /** 0 to 100. */
  readonly baseline: number;
  readonly latest: number;
}

const radius = 125;
/** Long names stand in two lines, so that they may be large on a phone. */
const linesOf = (label: string): readonly string[] => {
  const space = label.indexOf(" ");
  return space < 0 ? [label] : [label.slice(0, space), label.slice(space + 1)];
};

const rings = [0.2, 0.4, 0.6, 0.8, 1];

/** Two outlines over the same spokes, told apart by line and pattern as well as by colour. */
export function Radar({
  spokes,
  description,
}: {
  spokes: readonly RadarSpoke[];
  description: string;
}) {
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
    <svg className={styles.radar} viewBox="-290 -165 580 330" role="img" aria-label={description}>
      {rings.map((share) => (
        <polygon key={share} points={ring(share)} className={styles.ring} />
      ))}
      <polygon points={of("baseline")} className={styles.baseline} />
      <polygon points={of("latest")} className={styles.latest} />
      {spokes.map(({ label }, index) => {
        const place = spokePoint(index, spokes.length, 1.14, radius);
        return (
          <text
            key={label}
            x={place.x}
            y={place.y + 5}
            textAnchor={labelAnchor(place)}
            className={styles.label}
          >
            {linesOf(label).map((line, at, { length }) => (
              <tspan key={line} x={place.x} dy={at === 0 ? `${(1 - length) / 2}em` : "1em"}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </svg>
  );
}
