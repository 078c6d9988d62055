import type { FastifySerializerCompiler } from "fastify";
import * as z from "zod/mini";
import type { AppEnvironment } from "../../config.ts";
import { strict } from "./strict-schema.ts";
import { onlyNamed } from "./named-fields.ts";

/** The most undeclared fields of an answer that are reported. */
const mostTold = 20;

/**
 * Answers as JSON. In development, an answer that its contract does not describe, or that has an extra field, is an
 * error. In service the field is not sent, and is reported once by name; whether the other fields are as described is
 * left to the compiler, because checking costs as much as answering.
 */
export function serializerFor(
  appEnv: AppEnvironment,
  warn: (text: string) => void,
): FastifySerializerCompiler<z.ZodMiniType> {
  return ({ schema, method, url }) => {
    if (appEnv !== "dev") {
      const named = onlyNamed(schema);
      const told = new Set<string>();
      const note = (name: string) => {
        if (told.has(name) || told.size >= mostTold) return;
        told.add(name);
        warn(`The answer to ${method} ${url} contained ${name}, which its contract does not name.`);
      };
      return (answer) => JSON.stringify(named(answer, note));
    }
    const closed = strict(schema);
    return (answer) => {
      const text = JSON.stringify(answer);
      const checked = z.safeParse(closed, JSON.parse(text));
      if (checked.success) return text;
      throw new Error(
        `The answer to ${method} ${url} does not match its contract: ${z.prettifyError(checked.error)}`,
      );
    };
  };
}
