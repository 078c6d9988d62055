/**
 * Asks the browser not to clear what is stored here when the device runs low on space: answers may be waiting
 * in it. Firefox would prompt in the middle of an exercise and is left out; the others decide by themselves.
 */
export function requestPersistentStorage(): void {
  if (navigator.userAgent.includes("Firefox/")) return;
  // Available only over https or on localhost.
  navigator.storage?.persist?.().catch(() => undefined);
}
