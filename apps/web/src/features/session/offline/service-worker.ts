/**
 * Puts the player aside for times without a network, in builds and where the browser allows it: over https, or on
 * this very machine.
 */
export function keepPlayerAtHand(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that refuses it, in a private window say, practises with a network as before.
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
