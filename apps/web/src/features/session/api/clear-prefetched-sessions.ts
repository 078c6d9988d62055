/** Nobody is signed in any more: the session prefetched for an offline start is forgotten. */
export async function forgetNextSession(): Promise<void> {
  const { clearPrefetchedSessions } = await import("../outbox/signed-out.ts");
  await clearPrefetchedSessions();
}
