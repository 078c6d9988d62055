import type { Caught } from "./error-reports/send-error-report.ts";
import { pageName } from "./page-name.ts";
import type { createAppRouter } from "./router.ts";

type Tell = (caught: Caught) => void;

/**
 * Reports uncaught errors in the page to the server: running the service requires it, and nothing about the person is
 * included. The reporting code is loaded with the first mishap.
 * @returns a function for errors that a screen caught and shows in its place
 */
export function watchForErrors(
  router: ReturnType<typeof createAppRouter>,
): (error: unknown) => void {
  let tell: Promise<Tell> | undefined;
  const waiting: Caught[] = [];
  const load = () =>
    (tell ??= import("./error-reports/send-error-report.ts").then(
      ({ sendErrorReport }) => sendErrorReport,
    ));
  const tellAll = () => {
    load().then(
      (ready) => waiting.splice(0).forEach(ready),
      // Without a network: it is loaded again when there is one.
      () => (tell = undefined),
    );
  };
  const see = (kind: Caught["kind"], what: unknown) => {
    if (waiting.length >= 10) return;
    waiting.push({ kind, what, page: pageName(router.state.matches.at(-1)?.fullPath ?? "/") });
    tellAll();
  };
  addEventListener("error", (event) => see("error", event.error));
  addEventListener("unhandledrejection", (event) => {
    // Prevented: abandoned because the page is being left.
    if (!event.defaultPrevented) see("rejection", event.reason);
  });
  document.addEventListener("securitypolicyviolation", (event) => see("policy", event));
  addEventListener("online", () => {
    if (waiting.length > 0) tellAll();
  });
  return (error) => see("render", error);
}
