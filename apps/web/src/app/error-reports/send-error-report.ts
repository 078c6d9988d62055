import { reportBrowserError } from "@regain/contract/calls/tracking/report-browser-error";
import { CallError } from "@regain/contract/client";
import { call } from "../../lib/api.ts";
import { type ErrorReport, errorReportOf, violationOf } from "./error-report.ts";
import { createErrorReporter } from "./error-reporter.ts";

export interface Caught {
  readonly kind: ErrorReport["kind"];
  /** What was thrown, or the event of a policy violation. */
  readonly what: unknown;
  /** The page's name in the site map, without ids. */
  readonly page: string;
}

/** The page's entry script, different in every build. */
function buildOf(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? (new URL(script.src).pathname.split("/").pop() ?? "").slice(0, 80) : "";
}

/** Sent anonymously, and even by a page that is being left. */
const nobody = { keepalive: true, token: undefined };

const pages = new WeakMap<ErrorReport, string>();
const teller = createErrorReporter({
  send(mishap) {
    const frames = [...mishap.frames];
    const page = pages.get(mishap) ?? "/";
    return call(
      reportBrowserError,
      { body: { ...mishap, frames, page, build: buildOf() } },
      nobody,
    );
  },
  isOnline: () => navigator.onLine,
  isNetwork: (error) => error instanceof CallError && error.code === "network",
});
addEventListener("online", () => void teller.again());

export function sendErrorReport({ kind, what, page }: Caught): void {
  const mishap =
    what instanceof SecurityPolicyViolationEvent
      ? violationOf(what, location.origin)
      : errorReportOf(kind, what, location.origin);
  if (!mishap) return;
  pages.set(mishap, page);
  void teller.tell(mishap);
}
