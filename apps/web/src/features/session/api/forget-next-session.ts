/** Nobody is signed in any more: the session set aside for an offline start is forgotten. */
export async function forgetNextSession(): Promise<void> {
  const { forgetWhatWasPutAside } = await import("../outbox/without-sign-in.ts");
  await forgetWhatWasPutAside();
}
