/** Nobody is signed in any more: what was put aside for a start without a network goes. */
export async function forgetNextSession(): Promise<void> {
  const { forgetWhatWasPutAside } = await import("../outbox/without-sign-in.ts");
  await forgetWhatWasPutAside();
}
