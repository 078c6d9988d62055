import * as z from "zod/mini";

/**
 * A text of at most `max` characters. Anything longer is refused for that alone, and later checks are
 * skipped: the cost of a pattern or a normalization may grow faster than the text. It must come before them.
 */
export const atMost = (max: number, complaint: { readonly error?: string } = {}) =>
  z.maxLength(max, { ...complaint, abort: true });
