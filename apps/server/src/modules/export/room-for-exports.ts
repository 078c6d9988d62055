import { fewAtATime, type Turn } from "../../lib/few-at-a-time.ts";
import type { FileStream } from "../../lib/http/file-stream.ts";

export interface ExportRoom {
  /** How many are made and sent at the same time. */
  readonly atOnce: number;
  /** How many of them one account may have. */
  readonly ofOne: number;
}

/** Each needs little: one part in memory, and a short turn in the lane. */
const usualRoom: ExportRoom = { atOnce: 60, ofOne: 4 };

/**
 * Begins an export if there is room for it, which is held until the file is sent or nobody is
 * fetching it any longer. Nobody waits in line: that could take as long as somebody's slow
 * connection.
 * @throws Refusal `unavailable`, and whatever beginning it throws
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
