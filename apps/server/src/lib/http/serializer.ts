import type { FastifySerializerCompiler } from "fastify";
import * as z from "zod/mini";
import type { AppEnvironment } from "../../config.ts";
import { closed } from "./closed-schema.ts";

/**
 * Answers as JSON. While developing, an answer that its contract does not describe, or that holds a field more, is
 * an error; in service the compiler's word has to do, for checking costs as much as answering.
 */
export function serializerFor(appEnv: AppEnvironment): FastifySerializerCompiler<z.ZodMiniType> {
  return ({ schema, method, url }) => {
    if (appEnv !== "dev") return (answer) => JSON.stringify(answer);
    const strict = closed(schema);
    return (answer) => {
      const text = JSON.stringify(answer);
      const checked = z.safeParse(strict, JSON.parse(text));
      if (checked.success) return text;
      throw new Error(
        `The answer of ${method} ${url} does not fit its contract: ${z.prettifyError(checked.error)}`,
      );
    };
  };
}
