import type { EndpointDef } from "@regain/contract/endpoint";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as z from "zod/mini";
import { contractCalls } from "./lib/contract-calls.ts";

/** What a text of any length costs, whoever sends it: it is refused for its length before anything else examines it. */

const calls = await contractCalls();
const named = calls.map((def) => [`${def.method} ${def.section}${def.path}`, def] as const);
/** Longer than any text in a call may be. */
const long = "a".repeat(30_000);

type Schema = z.ZodMiniType & { readonly def: Readonly<Record<string, unknown>> };

/** What a schema is made of, one step down. */
function partsOf(schema: Schema): Schema[] {
  const { shape, options, items, ...others } = schema.def;
  return [
    ...Object.values((shape ?? {}) as Record<string, Schema>),
    ...((options ?? items ?? []) as Schema[]),
    ...["innerType", "in", "out", "element", "keyType", "valueType", "rest"].flatMap((name) =>
      others[name] ? [others[name] as Schema] : [],
    ),
  ];
}

/** A schema and everything it is made of. */
function* within(schema: Schema): Generator<Schema> {
  yield schema;
  for (const part of partsOf(schema)) yield* within(part);
}

const requestsOf = ({ params, query, body, form }: EndpointDef) =>
  [params, query, body, form?.fields].flatMap((schema) =>
    schema ? [...within(schema as unknown as Schema)] : [],
  );

/** A pattern with unbounded repetition. Any other's cost is proportional to the text. */
const repeats = ({ source }: RegExp): boolean =>
  /[+*]|\{\d+,\}/.test(source.replaceAll(/\\.|\[[^\]]*\]/g, "_"));

beforeEach(() => {
  vi.spyOn(RegExp.prototype, "test");
  vi.spyOn(RegExp.prototype, "exec");
  vi.spyOn(String.prototype, "normalize");
});
afterEach(() => vi.restoreAllMocks());

/** The patterns that a text of that length was matched against, plus `normalize` if it was called on one. */
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
  test.each(named)("%s looks at none of it", (_, def) => {
    // What an accepted text is transformed into is never asked about a refused one.
    const schemas = requestsOf(def).filter(({ def: { type } }) => type !== "transform");
    for (const schema of schemas) schema.safeParse(long);
    expect(lookedAt(long.length)).toEqual([]);
  });
});

/** One of each kind of text that calls accept: whichever is expected, one of them is valid except for its length. */
const longOnes = [
  long,
  "1".repeat(30_000),
  "A1a".repeat(10_000),
  `https://example.org/${long}`,
  `${long}@example.org`,
  "2026-01-01,".repeat(3_000),
];

/** Whether a text of any length passes unchanged: one that is cut does not. */
const takesLongTexts = (schema: Schema) =>
  longOnes.some((text) => {
    const { success, data } = schema.safeParse(text);
    return success && !(typeof data === "string" && data.length < text.length);
  });

const recordOf = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, "a"]));

/** Why this very part of a request accepts something of any size; undefined if it does not. */
function boundless(schema: Schema): string | undefined {
  const { type, checks = [] } = schema.def as {
    readonly type: string;
    readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
  };
  if (type === "string") return takesLongTexts(schema) ? "a text" : undefined;
  if (type === "array")
    return checks.some(({ _zod }) => /^(?:max_length|length_equals)$/.test(_zod.def.check))
      ? undefined
      : "a list";
  if (type === "record")
    return schema.safeParse(recordOf(1)).success && !schema.safeParse(recordOf(10_000)).success
      ? undefined
      : "fields";
  return type === "unknown" || type === "any" ? "anything" : undefined;
}

/** A text that is transformed is bounded by the result, and open fields by their total size. */
const isBoundedAsWhole = (schema: Schema): boolean => {
  const { type, in: from } = schema.def;
  if (type === "record") return boundless(schema) === undefined;
  return type === "pipe" && (from as Schema).safeParse("1").success && !takesLongTexts(schema);
};

/** The parts of a request that only the overall request limit bounds. */
function boundlessParts(schema: Schema): string[] {
  if (isBoundedAsWhole(schema)) return [];
  return [boundless(schema) ?? [], ...partsOf(schema).map(boundlessParts)].flat();
}

/** Parts that may be of any size, and why. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Results of any version of the player: each is read on its own, and what is not a result is stored only up to a
  // limit.
  "POST service/api/patient/:id/responses": ["anything"],
};

test.each(named)("%s bounds every text and every list", (name, { params, query, body, form }) => {
  const found = [params, query, body, form?.fields].flatMap((schema) =>
    schema ? boundlessParts(schema as unknown as Schema) : [],
  );
  expect(found).toEqual(exceptions[name] ?? []);
});
