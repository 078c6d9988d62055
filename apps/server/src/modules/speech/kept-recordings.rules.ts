import { dayMs } from "@regain/contract/durations";

/** When somebody asks what is still kept, and for how many days recordings are kept now. */
export interface KeptAt {
  readonly now: Date;
  readonly keptDays: number;
}

/**
 * What was recorded until then is over, however long it was to be kept when it was recorded. So fewer days count for
 * what is there already, and more days only for what is recorded from then on: nobody keeps a voice for longer than was
 * said.
 */
export const overUntil = ({ now, keptDays }: KeptAt): Date =>
  new Date(now.getTime() - keptDays * dayMs);

/** When the time of a recording is over: as was said when it was recorded, or earlier where fewer days count now. */
export const endOfRecording = (
  { recordedAt, expiresAt }: { readonly recordedAt: Date; readonly expiresAt: Date },
  keptDays: number,
): Date => new Date(Math.min(expiresAt.getTime(), recordedAt.getTime() + keptDays * dayMs));
