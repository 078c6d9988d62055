/** The source of a voice: the rest of the build knows voices only by this interface. */
export interface Voice {
  /** Part of every file name's hash: a new name, or a different way of speaking, makes new files. */
  readonly name: string;
  /** How words of the text are said otherwise than by the voice's own lexicon: part of the hash as well. */
  pronunciations(text: string): readonly string[];
  /**
   * Says each text into `<folder>/<index>.wav`: mono, 16 bits, at any rate.
   * @param texts one line each, of words between single spaces, including punctuation
   * @returns for each text the start times of its words, in ms
   */
  say(texts: readonly string[], folder: string): number[][];
}

/** Parses the lines printed by the small programs next to this file. */
export const readStarts = (output: string): number[][] =>
  output
    .trimEnd()
    .split("\n")
    .map((line) => line.trim().split(" ").map(Number));
