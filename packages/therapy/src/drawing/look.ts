import type {
  FigureColour,
  FigureFont,
  FigurePart,
  PortraitColour,
} from "@regain/contract/entities/task-view";

/** The colors of the web's `tokens.css` in its light scheme; a web test compares them. */
export const colours = {
  paper: "#fbf8f3",
  surface: "#ffffff",
  sunken: "#f3efe7",
  ink: "#1c2b2d",
  "ink-quiet": "#4a5a5c",
  rule: "#e3ded5",
  border: "#7c8a8c",
  lagoon: "#0b6468",
  leaf: "#2b7a4b",
  "leaf-wash": "#e6f2ea",
  "figure-edge": "#1c2b2d",
} as const;

export const figureFills: Readonly<Record<FigureColour | PortraitColour, string>> = {
  black: "#16181a",
  white: "#ffffff",
  grey: "#98a0a3",
  red: "#c3172e",
  blue: "#2f7de0",
  yellow: "#f7d417",
  green: "#3aa15f",
  purple: "#642a94",
  orange: "#ee8a1d",
  "skin-fair": "#f7d9c0",
  "skin-tan": "#e3b287",
  "skin-brown": "#c08a5e",
  "skin-deep": "#99643f",
  "hair-brown": "#573a26",
  "hair-auburn": "#93431f",
  "hair-blond": "#dcb765",
};

/** Whoever opens the drawing may not have our typeface. */
export const font = "Atkinson Hyperlegible Next, Helvetica, Arial, Liberation Sans, sans-serif";

export const figureFonts: Readonly<Record<FigureFont, string>> = {
  serif: "Georgia, Cambria, Times New Roman, Liberation Serif, serif",
  sans: "Verdana, Segoe UI, Roboto, Arial, Liberation Sans, sans-serif",
  mono: "Courier New, Consolas, Menlo, Liberation Mono, monospace",
  hand: "Segoe Print, Bradley Hand, Noteworthy, Chilanka, Comic Neue, Comic Sans MS, cursive",
};

/** A part that names no color is drawn in ink: text filled, a path as a line. */
export function paintOf({ fill, stroke, text, path }: FigurePart) {
  const isPlain = !fill && !stroke;
  const isLine = isPlain && text === undefined && path !== undefined;
  return {
    fill: fill ? figureFills[fill] : isPlain && !isLine ? figureFills.black : "none",
    stroke: stroke ? figureFills[stroke] : isLine ? figureFills.black : undefined,
    /** So that pale colors have an edge on white paper. */
    isEdged: fill !== undefined && !stroke && text === undefined,
  };
}
