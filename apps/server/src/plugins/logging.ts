import type { FastifyServerOptions } from "fastify";
import { property } from "../lib/property.ts";

const hidden = "[hidden]";

/** Names of query parameters, headers and fields whose values are nobody's business. */
const secretName =
  /token|password|secret|otp|cookie|authorization|^t$|^answer$|^key$|hash$|^code$|^recording$/i;

/** Codes of errors are called `code` too, and are needed. */
const harmlessCode = /^[A-Z][A-Z0-9_]+$|^[0-9A-Z]{5}$/;

const queryParameter = /([?&]([^=&#\s]+)=)([^&#\s]*)/g;

/** Our tokens are told by their beginning, wherever they turn up. */
const ourToken = /rg(?:ns?|l)_[A-Za-z0-9_-]{20,}/g;

function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

export function cleanText(text: string): string {
  return text
    .replace(queryParameter, (whole, start: string, name: string) =>
      secretName.test(nameOf(name)) ? start + hidden : whole,
    )
    .replace(ourToken, hidden);
}

function isSecret(name: string, value: unknown): boolean {
  if (!secretName.test(name)) return false;
  return !(name === "code" && typeof value === "string" && harmlessCode.test(value));
}

/** A copy fit for the log: secrets hidden by name and by look, at any depth. */
export function clean(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth > 6) return "[deep]";
  if (Array.isArray(value)) return value.map((one) => clean(one, depth + 1));
  if (value instanceof Error) return cleanError(value, depth);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isSecret(name, one) ? hidden : clean(one, depth + 1),
    ]),
  );
}

/** Not the whole error: what the database adds to it quotes the row that was refused. */
function cleanError(error: Error, depth: number) {
  const code = property(error, "code");
  return {
    type: error.name,
    message: cleanText(error.message),
    ...(typeof code === "string" ? { code } : {}),
    stack: cleanText(error.stack ?? ""),
    ...(error.cause === undefined ? {} : { cause: clean(error.cause, depth + 1) }),
  };
}

interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly ip: string;
}

const serializers = {
  req: (request: LoggedRequest) => ({
    id: request.id,
    method: request.method,
    url: cleanText(request.url),
    ip: request.ip,
  }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  err: (error: Error) => cleanError(error, 0),
};

export type LoggerOptions = Exclude<NonNullable<FastifyServerOptions["logger"]>, boolean>;

/** Everything that is logged passes through `clean`, here and nowhere else. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): LoggerOptions {
  return {
    level,
    serializers,
    formatters: {
      log: (entry) =>
        Object.fromEntries(
          Object.entries(entry).map(([name, value]) => [
            name,
            name in serializers ? value : isSecret(name, value) ? hidden : clean(value),
          ]),
        ),
    },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args.map((one) =>
          typeof one === "string" ? cleanText(one) : one,
        );
        method.call(this, first, ...(rest as string[]));
      },
    },
    ...(stream ? { stream } : {}),
  };
}
