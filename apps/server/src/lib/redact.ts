import { property } from "./property.ts";

export const redacted = "[hidden]";

/** Names of query parameters, headers and fields whose values are nobody's business. */
const secretName =
  /token|password|secret|otp|cookie|authorization|^t$|^answer$|^key$|hash$|^code$|^recording$/i;

/** Error codes are called `code` too, and are needed. */
const harmlessCode = /^[A-Z][A-Z0-9_]+$|^[0-9A-Z]{5}$/;

/** A name contains no `?`: otherwise the rest of the text would be read again from each of many. */
const queryParameter = /([?&]([^?=&#\s]+)=)([^&#\s]*)/g;

/** Our tokens are recognized by their prefix, wherever they turn up. */
const ourToken = /rg(?:ns?|l)_[A-Za-z0-9_-]{20,}/g;

function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Whether a query parameter's value is nobody's business, by its name as it appears in the address. */
export const hasSecretName = (encoded: string): boolean => secretName.test(nameOf(encoded));

export function redactText(text: string): string {
  return text
    .replace(queryParameter, (whole, start: string, name: string) =>
      hasSecretName(name) ? start + redacted : whole,
    )
    .replace(ourToken, redacted);
}

export function isSecret(name: string, value: unknown): boolean {
  if (!secretName.test(name)) return false;
  return !(name === "code" && typeof value === "string" && harmlessCode.test(value));
}

/** A copy fit for the log: secrets are redacted by name and by form, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth > 6) return "[deep]";
  if (Array.isArray(value)) return value.map((one) => redact(one, depth + 1));
  if (value instanceof Error) return redactError(value, depth);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isSecret(name, one) ? redacted : redact(one, depth + 1),
    ]),
  );
}

/** Not the whole error: the details that the database adds quote the refused row. */
export function redactError(error: Error, depth: number) {
  const code = property(error, "code");
  return {
    type: error.name,
    message: redactText(error.message),
    ...(typeof code === "string" ? { code } : {}),
    stack: redactText(error.stack ?? ""),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}
