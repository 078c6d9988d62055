/** Points. Letter paper, with margins that leave the text on A4 too. */
export const paper = { size: "LETTER", margin: 60 } as const;

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
  readonly small: number;
}

/** `large`: for patients. `normal`: for records. */
export const sizes = {
  large: { title: 26, heading: 17, text: 14, small: 10 },
  normal: { title: 20, heading: 13, text: 10.5, small: 8.5 },
} as const satisfies Readonly<Record<string, Sizes>>;
export type TextSize = keyof typeof sizes;
