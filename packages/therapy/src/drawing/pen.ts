import type { Content } from "@regain/content/content";
import type { Piece } from "./piece.ts";

/** What every part of a drawing draws with. */
export interface Pen {
  readonly content: Content;
  /** The width available for drawing. */
  readonly width: number;
  /** A file of the picture set or one of the patient's own, in a square; only its frame if it is gone. */
  readonly picture: (path: string, size: number) => Piece;
}
