import * as z from "zod/mini";

export const changeKinds = ["up", "down", "within-noise", "level-found", "too-early"] as const;

/** Between baseline and latest. */
export const change = z.object({
  /**
   * `up` and `down` are more than chance, `within-noise` is not. `level-found`: the first items were too easy
   * to compare with. `too-early`: there are not yet two parts of the practice to compare.
   */
  kind: z.enum(changeKinds),
  /** Latest minus baseline with its 95 % interval, in points; null if nothing can be compared. */
  difference: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** In plain words, with its figures and days. */
  text: z.string(),
});
export type Change = z.output<typeof change>;
export type ChangeKind = Change["kind"];
