import styles from "./radar.module.css";
import { labelAnchor, outline, spokePoint } from "./radar-geometry.ts";

export interface RadarSpoke {
  readonly label: string;
  /** 0 to 100. */
  readonly baseline: number;
  readonly latest: number;
}

const radius = 125;
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
        const at = spokePoint(index, spokes.length, 1.12, radius);
        return (
          <text
            key={label}
            x={at.x}
            y={at.y + 5}
            textAnchor={labelAnchor(at)}
            className={styles.label}
          >
            {label}
          </text>
        );
      })}
    </svg>
  );
}
