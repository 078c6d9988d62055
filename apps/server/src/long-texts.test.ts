import type { EndpointDef } from "@regain/contract/endpoint";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as z from "zod/mini";
import { contractCalls } from "./lib/contract-calls.ts";

/** What a text of any length costs, whoever sends it: it is refused by its length before anything looks at it. */

const calls = await contractCalls();
/** Longer than any text of a call may be. */
const long = "a".repeat(30_000);

type Schema = z.ZodMiniType & { readonly def: Readonly<Record<string, unknown>> };

/** A schema with all that it is made of. */
function* within(schema: Schema): Generator<Schema> {
  yield schema;
  const { shape, options, items, ...others } = schema.def;
  const parts = [
    ...Object.values((shape ?? {}) as Record<string, Schema>),
    ...((options ?? items ?? []) as Schema[]),
    ...["innerType", "in", "out", "element", "keyType", "valueType", "rest"].flatMap((name) =>
      others[name] ? [others[name] as Schema] : [],
    ),
  ];
  for (const part of parts) yield* within(part);
}

const requestsOf = ({ params, query, body, form }: EndpointDef) =>
  [params, query, body, form?.fields].flatMap((schema) =>
    schema ? [...within(schema as unknown as Schema)] : [],
  );

/** A pattern that repeats something without end. What others take grows as the text does. */
const repeats = ({ source }: RegExp): boolean =>
  /[+*]|\{\d+,\}/.test(source.replaceAll(/\\.|\[[^\]]*\]/g, "_"));

beforeEach(() => {
  vi.spyOn(RegExp.prototype, "test");
  vi.spyOn(RegExp.prototype, "exec");
  vi.spyOn(String.prototype, "normalize");
});
afterEach(() => vi.restoreAllMocks());

/** The patterns that a text of that length was matched against, and `normalize` where its spelling was changed. */
function lookedAt(length: number): string[] {
  const { test: tested, exec } = RegExp.prototype;
  const patterns = [vi.mocked(tested), vi.mocked(exec)].flatMap(({ mock }) =>
    mock.calls.flatMap(([text], index) => {
      const pattern = mock.contexts[index] as RegExp;
      return text.length >= length && repeats(pattern) ? [String(pattern)] : [];
    }),
  );
  const { contexts } = vi.mocked(String.prototype.normalize).mock;
  const changed = contexts.filter((text) => String(text).length >= length);
  return [...new Set([...patterns, ...changed.map(() => "normalize")])];
}

describe("a text that is longer than any may be", () => {
  test.each(calls.map((def) => [`${def.method} ${def.section}${def.path}`, def] as const))(
    "%s looks at none of it",
    (_, def) => {
      // What is made of a text that was taken is never asked about one that was not.
      const schemas = requestsOf(def).filter(({ def: { type } }) => type !== "transform");
      for (const schema of schemas) schema.safeParse(long);
      expect(lookedAt(long.length)).toEqual([]);
    },
  );
});
