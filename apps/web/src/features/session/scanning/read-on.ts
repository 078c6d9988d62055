/** The position of something below the lower edge of the screen, in CSS pixels. */
export interface Beyond {
  /** Its lower edge, measured from the top of the screen. */
  readonly bottom: number;
  readonly screen: number;
  /** The margin it keeps free above and below itself, for the bars. */
  readonly above: number;
  readonly below: number;
}

/** This share of what was just shown stays in view, so that the reader finds the line again. */
const kept = 0.15;

/**
 * How far the page scrolls before the frame moves, or undefined if the frame may move immediately. Somebody
 * with only switches cannot scroll: whatever is between two things, such as a long text, is paged through and
 * never skipped.
 */
export function readOn({ bottom, screen, above, below }: Beyond): number | undefined {
  const shown = screen - above - below;
  const jump = bottom + below - screen;
  return shown > 0 && jump > shown ? shown * (1 - kept) : undefined;
}

/** Less than this is hidden by rounding only, in CSS pixels. */
const notWorthIt = 4;

/**
 * How far the page scrolls before the frame leaves it, or undefined once its end has been shown. Nothing below
 * the last thing that can be pressed would bring it into view otherwise.
 */
export function readToEnd(beyond: Beyond): number | undefined {
  const { bottom, screen, above, below } = beyond;
  const rest = bottom + below - screen;
  if (rest <= notWorthIt || screen <= above + below) return undefined;
  return readOn(beyond) ?? rest;
}
