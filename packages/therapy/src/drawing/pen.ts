import type { Content } from "@regain/content/content";
import type { Piece } from "./piece.ts";

/** What every part of a drawing draws with. */
export interface Pen {
  readonly content: Content;
  /** What there is to draw on. */
  readonly width: number;
  /** A file of the picture set or of the patient's own, in a square; its frame alone where it is gone. */
  readonly picture: (path: string, size: number) => Piece;
}
