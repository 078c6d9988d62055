/** How something beyond the lower edge stands to what is shown, CSS pixels. */
export interface Beyond {
  /** Its lower edge, from the upper one of the screen. */
  readonly bottom: number;
  readonly screen: number;
  /** What it keeps free above and below itself: bars lie there. */
  readonly above: number;
  readonly below: number;
}

/** Of what was just shown this much stays in sight, so that a line is found again. */
const kept = 0.15;

/**
 * How far the page goes down before the frame may, or nothing where the frame may go at once. Who has only switches
 * cannot scroll: what lies between two things, as a long text, is gone through by the screen and never jumped over.
 */
export function readOn({ bottom, screen, above, below }: Beyond): number | undefined {
  const shown = screen - above - below;
  const jump = bottom + below - screen;
  return shown > 0 && jump > shown ? shown * (1 - kept) : undefined;
}
