/** A place in a recording that is made of several clips. */
export interface PlayPosition {
  readonly clip: number;
  /** Seconds into the clip. */
  readonly at: number;
}

/**
 * Some seconds earlier, across clip boundaries; never before the start.
 * @param lengths of the clips in seconds; one that is not known yet counts as 0
 */
export function seekBack(lengths: readonly number[], from: PlayPosition, by: number): PlayPosition {
  let { clip, at } = from;
  at -= by;
  while (at < 0 && clip > 0) {
    clip -= 1;
    at += lengths[clip] ?? 0;
  }
  return { clip, at: Math.max(0, at) };
}
