import type { FastifyServerOptions } from "fastify";
import { loggedAddress } from "../lib/logged-address.ts";
import { clean, cleanError, cleanText, hidden, isSecret } from "../lib/secrets.ts";

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
    url: loggedAddress(request.url),
    ip: request.ip,
  }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  err: (error: Error) => cleanError(error, 0),
};

export type LoggerOptions = Exclude<NonNullable<FastifyServerOptions["logger"]>, boolean>;

/** Everything that is logged goes through `clean`, here and nowhere else. */
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
