/**
 * Makes the player available offline, in production builds and where the browser allows it: over https or on
 * localhost.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that refuses it, such as in a private window, practices online as before.
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
