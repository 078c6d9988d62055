import { limitConcurrency, type QueueTicket } from "../../lib/limit-concurrency.ts";
import type { FileStream } from "../../lib/http/file-stream.ts";

export interface ExportRoom {
  /** How many are made and sent at the same time. */
  readonly concurrency: number;
  /** How many of them one account may have. */
  readonly perPerson: number;
}

/** Each needs little: one part in memory, and a short turn in the lane. */
const usualRoom: ExportRoom = { concurrency: 60, perPerson: 4 };

/**
 * Begins an export if there is room for it, which is held until the file is sent or nobody is
 * fetching it any longer. Nobody waits in line: that could take as long as somebody's slow
 * connection.
 * @throws Refusal `unavailable`, and whatever beginning it throws
 */
export function roomForExports({ concurrency, perPerson } = usualRoom) {
  const room = limitConcurrency({
    concurrency,
    maxPerOwner: perPerson,
    maxQueued: 0,
    retryAfterSeconds: 60,
  });
  return (turn: QueueTicket, begin: () => Promise<FileStream>): Promise<FileStream> =>
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
