/** Nobody is signed in any more: the session prefetched for an offline start is forgotten. */
export async function forgetNextSession(): Promise<void> {
  const { clearPrefetchedSessions } = await import("../outbox/signed-out.ts");
  await clearPrefetchedSessions();
}

/** Somebody has logged out: no practice of theirs is left on this device. */
export async function forgetSessions(): Promise<void> {
  const { clearSessions } = await import("../outbox/signed-out.ts");
  await clearSessions();
}
