/** Lower case, letters, digits and single spaces only: how typed and written words are compared. */
export function spokenForm(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\p{Cf}'’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A name may be written as one word or two: `sailboat`, `sail boat`. @param text in its spoken form */
export const joined = (text: string): string => text.replaceAll(" ", "");

/**
 * Edits between two words: insertions, deletions, substitutions and swaps of neighbors count 1 each (optimal
 * string alignment).
 */
export function editDistance(a: string, b: string): number {
  // One row per letter of `a`; each step looks back two rows.
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, beforeLast[j - 2]! + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** Whether {@link editDistance} is at most `most`. Words whose lengths differ by more are not compared. */
export const isWithinEdits = (a: string, b: string, most: number): boolean =>
  Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
