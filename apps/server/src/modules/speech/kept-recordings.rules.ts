import { dayMs } from "@regain/contract/durations";

/** The time of the question which recordings are still kept, and for how many days they are kept now. */
export interface KeptAt {
  readonly now: Date;
  readonly keptDays: number;
}

/**
 * Recordings made up to then have expired, however long they were to be kept when they were made.
 * So fewer days also apply to existing recordings, and more days only to new ones: no voice is kept
 * for longer than was announced.
 */
export const overUntil = ({ now, keptDays }: KeptAt): Date =>
  new Date(now.getTime() - keptDays * dayMs);

/** When a recording expires: as announced when it was made, or earlier if fewer days apply now. */
export const endOfRecording = (
  { recordedAt, expiresAt }: { readonly recordedAt: Date; readonly expiresAt: Date },
  keptDays: number,
): Date => new Date(Math.min(expiresAt.getTime(), recordedAt.getTime() + keptDays * dayMs));
