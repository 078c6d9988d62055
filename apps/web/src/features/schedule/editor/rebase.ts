import { changed, type EditorLine, isLevelSet, isSameLine, type LineChange } from "./line.ts";

const find = (lines: readonly EditorLine[], typeId: number) =>
  lines.find((line) => line.typeId === typeId);
const orderOf = (lines: readonly EditorLine[], among: ReadonlySet<number>) =>
  lines.map(({ typeId }) => typeId).filter((typeId) => among.has(typeId));

/** A line before and after. */
export interface LinePair {
  readonly before: EditorLine;
  readonly after: EditorLine;
}

/** The changes made to a list. */
export interface Differences {
  readonly added: readonly EditorLine[];
  readonly removed: readonly EditorLine[];
  readonly adjusted: readonly LinePair[];
  readonly isReordered: boolean;
}

/** The changes from one list to another. */
export function differences(
  before: readonly EditorLine[],
  after: readonly EditorLine[],
): Differences {
  const kept = new Set(
    before.map(({ typeId }) => typeId).filter((typeId) => find(after, typeId) !== undefined),
  );
  const pairs = before.flatMap((line) => {
    const other = find(after, line.typeId);
    return other ? [{ before: line, after: other }] : [];
  });
  return {
    added: after.filter(({ typeId }) => !find(before, typeId)),
    removed: before.filter(({ typeId }) => !find(after, typeId)),
    adjusted: pairs.filter((pair) => !isSameLine(pair.before, pair.after)),
    isReordered: orderOf(before, kept).join() !== orderOf(after, kept).join(),
  };
}

/**
 * Separates what a colleague has certainly adjusted from what only has a different level: practice, an assessment and a
 * colleague can all change that, and the homework does not say which.
 */
export const setAndMoved = ({ adjusted }: Pick<Differences, "adjusted">) => ({
  set: adjusted.filter(
    ({ before, after }) => !isSameLine({ ...before, level: after.level }, after),
  ),
  moved: adjusted.filter(({ before, after }) => before.level !== after.level),
});

/** Only the differences: other settings by the other clinician stay, and so does a level that nobody has set. */
function changeBetween(before: EditorLine, after: EditorLine): LineChange {
  const { level } = after;
  const names = ["count", "isLocked", "floor", "ceiling"] as const;
  const others = names.filter((name) => before[name] !== after[name]);
  return {
    ...Object.fromEntries(others.map((name) => [name, after[name]])),
    ...(isLevelSet(before, after) ? { level } : {}),
  };
}

/**
 * Applies my changes to their list: removes, adds and adjusts what I did, and uses my order if I moved something.
 * Changes only they made stay.
 */
export function rebase(
  base: readonly EditorLine[],
  mine: readonly EditorLine[],
  theirs: readonly EditorLine[],
): EditorLine[] {
  const { added, removed, adjusted, isReordered } = differences(base, mine);
  const kept = theirs
    .filter(({ typeId }) => !find(removed, typeId))
    .map((line) => {
      const own = adjusted.find(({ after }) => after.typeId === line.typeId);
      return own ? changed(line, changeBetween(own.before, own.after)) : line;
    });
  // What they removed but I adjusted is still wanted.
  const missed = adjusted.map(({ after }) => after).filter(({ typeId }) => !find(kept, typeId));
  const all = [...kept, ...missed, ...added.filter(({ typeId }) => !find(kept, typeId))];
  if (!isReordered) return all;
  const place = new Map(mine.map(({ typeId }, index) => [typeId, index]));
  const last = mine.length;
  return all.toSorted((a, b) => (place.get(a.typeId) ?? last) - (place.get(b.typeId) ?? last));
}
