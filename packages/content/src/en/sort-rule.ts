import type { SortRule } from "../types.ts";

/** A rule from its labels, each with the ids of its words. */
export const rule = (
  title: string,
  groups: Readonly<Record<string, readonly string[]>>,
): SortRule => ({
  title,
  groups: Object.entries(groups).map(([label, wordIds]) => ({ label, wordIds })),
});
