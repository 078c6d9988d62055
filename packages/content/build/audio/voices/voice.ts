/** Where a voice comes from: the rest of the build knows voices by this alone. */
export interface Voice {
  /** Part of every file's name by hash: another name, or another way of speaking, makes new files. */
  readonly name: string;
  /**
   * Says each text into `<folder>/<index>.wav`: mono, 16 bits, at any rate.
   * @param texts one line each, of words between single spaces, with their punctuation
   * @returns for each text the starts of its words, in ms
   */
  say(texts: readonly string[], folder: string): number[][];
}

/** The lines that the small programs beside this file print. */
export const readStarts = (output: string): number[][] =>
  output
    .trimEnd()
    .split("\n")
    .map((line) => line.trim().split(" ").map(Number));
