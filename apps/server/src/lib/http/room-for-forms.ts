import type { FastifyRequest } from "fastify";
import { fewAtATime } from "../few-at-a-time.ts";
import { turnOf } from "./turn.ts";

const mebibyte = 2 ** 20;

/** From here on a form is large, as many photos are. A spoken answer never is. */
const largeForm = 2 * mebibyte;

const retryAfterSeconds = 5;

/** Small forms wait for no large one. One person's may take what six spoken answers take. */
const small = fewAtATime({
  atOnce: 64 * mebibyte,
  longestLine: 500,
  placesOfOne: 6 * mebibyte,
  lineOfOne: 20,
  retryAfterSeconds,
});

/** One person's take what one form takes that is as large as it can be. */
const large = fewAtATime({
  atOnce: 96 * mebibyte,
  longestLine: 100,
  placesOfOne: 12 * mebibyte,
  lineOfOne: 5,
  retryAfterSeconds,
});

/** How much of it may come; as much as the call takes where it is not said, as no browser does. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const length = Number(headers["content-length"] ?? bodyLimit);
  return Math.min(length, bodyLimit);
}

/**
 * Works on a form once there is room for it in memory, which it has to the end of the work. Until then none of it is
 * read: it waits where it comes from.
 * @throws Refusal `unavailable` where too many wait
 */
export function withRoomForForm<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const places = bytesOf(request);
  const lane = places < largeForm ? small : large;
  // As long as we do not read, it is not the form that is slow.
  request.isBeingRead = false;
  return lane(
    () => {
      request.isBeingRead = true;
      return work();
    },
    { ...turnOf(request), places },
  );
}
