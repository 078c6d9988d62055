import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CallError } from "@regain/contract/client";
import type { ErrorCode } from "@regain/contract/errors";
import { loadWords } from "./i18n.ts";
import { support } from "./support.ts";

/** At hand from the beginning, for they are read where nothing more can be loaded; `network` is the client's own, for a call without an answer. */
const plainTexts = {
  internal: msg`Something went wrong on our side. Nothing you did was lost.`,
  unavailable: msg`The service is busy. Please try again in a moment.`,
  network: msg`There is no connection right now. Please check the network and try again.`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
export type PlainCode = keyof typeof plainTexts;

let texts: Readonly<Record<string, MessageDescriptor>> = plainTexts;

const fallback = msg`Something went wrong. Please contact customer support at ${{ phone: support.phone }} or ${{ email: support.email }} if you need further assistance!`;

/** What the server says of these is about this very code or card. */
const saidByServer: ReadonlySet<string> = new Set<ErrorCode>(["coupon-refused", "card-refused"]);

/**
 * Before a refusal is told: what the person reads of it is loaded with the first one. Where that fails, the server's
 * own sentence is read.
 */
export async function loadRefusalTexts(thrown: unknown): Promise<void> {
  if (!(thrown instanceof CallError) || Object.hasOwn(texts, thrown.code)) return;
  try {
    const [{ refusalTexts }] = await Promise.all([
      import("./refusal-texts.ts"),
      loadWords(["refusals"]),
    ]);
    texts = { ...plainTexts, ...refusalTexts };
  } catch {
    // The server's own sentence stays.
  }
}

/** Read out to support, who finds the request by it in the log: where we failed, and not where we refused. */
function referenceOf({ status, code, requestId }: CallError): string {
  if (status < 500 || code === "unavailable" || !requestId) return "";
  const reference = requestId.slice(-8);
  return ` ${i18n._(msg`Reference: ${{ reference }}`)}`;
}

/** Of our own: the server numbers what it refuses, and to the client nobody has answered. A proxy on the way does neither. */
const isOurs = ({ status, requestId }: CallError): boolean =>
  status === 0 || requestId !== undefined;

/** The sentence to show: the code's own words, else the server's, else `otherwise`: how to reach support, where none is given. */
export function errorText(error: unknown, otherwise?: string): string {
  const nothing = otherwise ?? i18n._(fallback);
  if (!(error instanceof CallError) || !isOurs(error)) return nothing;
  const text = Object.hasOwn(texts, error.code) ? texts[error.code] : undefined;
  if (text && !saidByServer.has(error.code)) return i18n._(text) + referenceOf(error);
  return error.message;
}
