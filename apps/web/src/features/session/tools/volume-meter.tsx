import { useEffect, useState } from "react";
import type { Recorder } from "./recorder.ts";
import styles from "./volume-meter.module.css";

const bars = 10;
const silence: readonly number[] = Array.from({ length: bars }, () => 0);

/** The last second of sound as bars: it moves while the patient speaks, and only then. Purely visual. */
export function VolumeMeter({ level }: Pick<Recorder, "level">) {
  const [levels, setLevels] = useState(silence);
  useEffect(
    () => level.subscribe(() => setLevels((last) => [...last.slice(1), level.get()])),
    [level],
  );
  return (
    <div aria-hidden className={styles.meter} data-level={Math.round(Math.max(...levels))}>
      {levels.map((value, index) => (
        <i key={index} style={{ height: `${Math.max(18, value)}%` }} />
      ))}
    </div>
  );
}
