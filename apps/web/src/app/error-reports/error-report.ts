import type { BrowserErrorKind } from "@regain/contract/calls/tracking/report-browser-error";

export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What went wrong, as far as it is reported: where in our own files, and the message. */
export interface ErrorReport {
  readonly kind: BrowserErrorKind;
  readonly name: string;
  readonly message: string;
  readonly frames: readonly Frame[];
}

const maxFrames = 10;
const place = /(https?:\/\/[^\s()@]+?):(\d+):(\d+)/g;

/** The places in our own files that a stack names, innermost first; understands both stack formats of browsers. */
export function framesOf(stack: string, origin: string): Frame[] {
  const frames = [...stack.matchAll(place)].map(([, url = "", line, column]) => ({
    url,
    line: Number(line),
    column: Number(column),
  }));
  return frames
    .filter(({ url }) => url.startsWith(`${origin}/`))
    .map(({ url, line, column }) => ({ file: new URL(url).pathname, line, column }))
    .filter(({ file }) => file.length <= 120 && /^\/[\w./-]*$/.test(file))
    .slice(0, maxFrames);
}

/** Refusals by the server and deliberate aborts are not mishaps. */
const expected: ReadonlySet<string> = new Set(["CallError", "AbortError"]);

/**
 * What to report about something thrown; nothing if it is not an error, was expected, or comes from outside our own
 * files, such as a browser extension.
 */
export function errorReportOf(
  kind: BrowserErrorKind,
  thrown: unknown,
  origin: string,
): ErrorReport | undefined {
  if (!(thrown instanceof Error) || expected.has(thrown.name)) return undefined;
  const frames = framesOf(thrown.stack ?? "", origin);
  if (frames.length === 0) return undefined;
  return { kind, name: thrown.name.slice(0, 60), message: thrown.message.slice(0, 500), frames };
}

interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string | null;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** Something in our own files that the Content Security Policy blocked. */
export function violationOf(violation: Violation, origin: string): ErrorReport | undefined {
  const { sourceFile, lineNumber, columnNumber, blockedURI, effectiveDirective } = violation;
  const frames = framesOf(`${sourceFile ?? ""}:${lineNumber}:${columnNumber}`, origin);
  if (frames.length === 0) return undefined;
  // Anything after the host could be personal.
  const blocked = URL.parse(blockedURI)?.origin ?? blockedURI;
  return {
    kind: "policy",
    name: effectiveDirective.slice(0, 60),
    message: `forbids ${blocked}`.slice(0, 500),
    frames,
  };
}
