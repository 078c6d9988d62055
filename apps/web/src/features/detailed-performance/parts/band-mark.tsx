import type { Band } from "../bands.ts";
import styles from "./band-mark.module.css";

/** An upward triangle, a disc, a downward triangle: legible without color, and on paper. */
const shapes: Readonly<Record<Band, string>> = {
  high: "M8 2 15 14H1z",
  middle: "M8 2a6 6 0 1 0 .01 0z",
  low: "M8 14 1 2h14z",
};

/** How a figure ranks among those of others; the text for it is elsewhere. */
export function BandMark({ band }: { readonly band: Band }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={styles.mark}>
      <path d={shapes[band]} />
    </svg>
  );
}
