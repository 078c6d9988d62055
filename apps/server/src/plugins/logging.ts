import type { FastifyServerOptions } from "fastify";
import { urlForLog } from "../lib/url-for-log.ts";
import { redact, redactError, redactText, redacted, isSecret } from "../lib/redact.ts";

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
    url: urlForLog(request.url),
    ip: request.ip,
  }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  err: (error: Error) => redactError(error, 0),
};

export type LoggerOptions = Exclude<NonNullable<FastifyServerOptions["logger"]>, boolean>;

/** Everything that is logged goes through `redact`, here and nowhere else. */
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
            name in serializers ? value : isSecret(name, value) ? redacted : redact(value),
          ]),
        ),
    },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args.map((one) =>
          typeof one === "string" ? redactText(one) : one,
        );
        method.call(this, first, ...(rest as string[]));
      },
    },
    ...(stream ? { stream } : {}),
  };
}
