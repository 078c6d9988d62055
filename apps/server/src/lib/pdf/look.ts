import type { Paper } from "@regain/contract/entities/note";

/** Points. */
export const margin = 60;

/** Paper sizes, by their names in the PDF library. */
export const papers = { letter: "LETTER", a4: "A4" } as const satisfies Record<Paper, string>;

/** Dark enough in black and white. */
export const ink = {
  text: "#1c2b2d",
  quiet: "#4a5a5c",
  accent: "#0b6468",
  rule: "#8a9799",
} as const;

export interface Sizes {
  readonly title: number;
  readonly heading: number;
  readonly text: number;
  /** In tables, which fit much side by side. */
  readonly table: number;
  readonly small: number;
}

/** `large`: for patients. `normal`: for records. */
export const sizes = {
  large: { title: 26, heading: 17, text: 14, table: 14, small: 10 },
  normal: { title: 20, heading: 13, text: 10, table: 8.5, small: 8 },
} as const satisfies Readonly<Record<string, Sizes>>;
export type TextSize = keyof typeof sizes;
