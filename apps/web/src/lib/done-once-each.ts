import { doneOnce } from "./done-once.ts";

type Send = ReturnType<typeof doneOnce>;

/**
 * As `doneOnce`, for a form that may be sent for one thing after another: a press may have done only what it was for.
 * @returns the send function for a thing
 */
export function doneOnceEach(): (thing: string, doneCodes: readonly string[]) => Send {
  const sends = new Map<string, Send>();
  return (thing, doneCodes) => {
    const send = sends.get(thing) ?? doneOnce(...doneCodes);
    sends.set(thing, send);
    return send;
  };
}
