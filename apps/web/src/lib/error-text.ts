import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CallError } from "@regain/contract/client";
import type { ErrorCode } from "@regain/contract/errors";
import { loadMessages } from "./i18n.ts";
import { support } from "./support.ts";

/**
 * Always loaded, because they are needed when nothing more can be; `network` is the client's own code for a call
 * without an answer.
 */
const plainTexts = {
  internal: msg`Something went wrong on our side. Nothing you did was lost.`,
  unavailable: msg`The service is busy. Please try again in a moment.`,
  network: msg`There is no connection right now. Please check your network and try again.`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
export type PlainCode = keyof typeof plainTexts;

let texts: Readonly<Record<string, MessageDescriptor>> = plainTexts;

const fallback = msg`Something went wrong. Please contact customer support at ${{ phone: support.phone }} or ${{ email: support.email }} if you need further assistance!`;

/** For these, the server's message is about the specific code or card. */
const saidByServer: ReadonlySet<string> = new Set<ErrorCode>(["coupon-refused", "card-refused"]);

/**
 * Called before a refusal is shown: its texts are loaded with the first one. If that fails, the server's own sentence
 * is shown.
 */
export async function loadRefusalTexts(thrown: unknown): Promise<void> {
  if (!(thrown instanceof CallError) || Object.hasOwn(texts, thrown.code)) return;
  try {
    const [{ refusalTexts }] = await Promise.all([
      import("./refusal-texts.ts"),
      loadMessages(["refusals"]),
    ]);
    texts = { ...plainTexts, ...refusalTexts };
  } catch {
    // The server's own sentence is used.
  }
}

/** Read out to support, who find the request in the log by it: only for our failures, not for refusals. */
function referenceOf({ status, code, requestId }: CallError): string {
  if (status < 500 || code === "unavailable" || !requestId) return "";
  const reference = requestId.slice(-8);
  return ` ${i18n._(msg`Reference: ${{ reference }}`)}`;
}

/**
 * From our server or client: the server gives its refusals a request id, and the client reports status 0 for no answer.
 * A proxy in between does neither.
 */
const isOurs = ({ status, requestId }: CallError): boolean =>
  status === 0 || requestId !== undefined;

/**
 * The sentence to show: the text for the code, else the server's; for anything else `otherwise`, by default how to
 * reach support.
 */
export function errorText(error: unknown, otherwise?: string): string {
  const nothing = otherwise ?? i18n._(fallback);
  if (!(error instanceof CallError) || !isOurs(error)) return nothing;
  const text = Object.hasOwn(texts, error.code) ? texts[error.code] : undefined;
  if (text && !saidByServer.has(error.code)) return i18n._(text) + referenceOf(error);
  return error.message;
}
