import * as z from "zod/mini";

/**
 * A text of so many characters at most. What is longer is refused for that alone, and nothing that is asked of it
 * afterwards is looked at: what a pattern or another spelling takes may grow faster than the text. It comes before them.
 */
export const atMost = (max: number, complaint: { readonly error?: string } = {}) =>
  z.maxLength(max, { ...complaint, abort: true });
