import type { FastifyRequest } from "fastify";
import { limitConcurrency } from "../limit-concurrency.ts";
import { queueTicketOf } from "./queue-ticket.ts";

const mebibyte = 2 ** 20;

/** From this size on, a form counts as large, as many photos are. A spoken answer never is. */
const largeForm = 2 * mebibyte;

const retryAfterSeconds = 5;

/** Small forms never wait for large ones. One person's may take up the room of six spoken answers. */
const small = limitConcurrency({
  concurrency: 64 * mebibyte,
  maxQueued: 500,
  maxPerOwner: 6 * mebibyte,
  maxQueuedPerOwner: 20,
  retryAfterSeconds,
});

/** One person's may take up the room of one form of maximum size. */
const large = limitConcurrency({
  concurrency: 96 * mebibyte,
  maxQueued: 100,
  maxPerOwner: 12 * mebibyte,
  maxQueuedPerOwner: 5,
  retryAfterSeconds,
});

/** How many bytes may come; as many as the call accepts if not declared, which browsers always do. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const length = Number(headers["content-length"] ?? bodyLimit);
  return Math.min(length, bodyLimit);
}

/**
 * Works on a form once there is room for it in memory, which it keeps until the work is done. Until then none of it
 * is read: it waits at the sender.
 * @throws Refusal `unavailable` if too many are waiting
 */
export function withRoomForForm<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const places = bytesOf(request);
  const lane = places < largeForm ? small : large;
  // While we are not reading, it is not the form that is slow.
  request.isBeingRead = false;
  return lane(
    () => {
      request.isBeingRead = true;
      return work();
    },
    { ...queueTicketOf(request), places },
  );
}
