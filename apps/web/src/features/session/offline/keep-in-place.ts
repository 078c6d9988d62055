/**
 * Asks the browser not to clear what is kept here when the device runs short of room: answers may wait in it. Firefox would
 * ask the person, in the middle of an exercise, and is left; the others decide by themselves.
 */
export function keepInPlace(): void {
  if (navigator.userAgent.includes("Firefox/")) return;
  // Only over https, or on this very machine.
  navigator.storage?.persist?.().catch(() => undefined);
}
