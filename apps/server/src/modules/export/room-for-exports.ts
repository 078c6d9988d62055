import { fewAtATime, type Turn } from "../../lib/few-at-a-time.ts";
import type { FileStream } from "../../lib/http/file-stream.ts";

export interface ExportRoom {
  /** How many are made and sent at the same time. */
  readonly atOnce: number;
  /** How many of them are one account's. */
  readonly ofOne: number;
}

/** Each takes little: one part in hand, and a short turn in the lane. */
const usualRoom: ExportRoom = { atOnce: 60, ofOne: 4 };

/**
 * Begins an export where there is room for it, which is held until the file is sent or nobody fetches it any more.
 * Nobody waits: that takes as long as somebody's slow line.
 * @throws Refusal `unavailable`, and what beginning it throws
 */
export function roomForExports({ atOnce, ofOne } = usualRoom) {
  const room = fewAtATime({ atOnce, placesOfOne: ofOne, longestLine: 0, retryAfterSeconds: 60 });
  return (turn: Turn, begin: () => Promise<FileStream>): Promise<FileStream> =>
    new Promise((resolve, reject) => {
      room(async () => {
        const file = await begin();
        const { content } = file;
        const isSent = new Promise((sent) => content.once("close", sent));
        resolve(file);
        await isSent;
      }, turn).catch(reject);
    });
}
