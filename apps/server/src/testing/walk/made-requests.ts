import type { EndpointDef } from "@regain/contract/endpoint";
import * as fc from "fast-check";
import * as z from "zod/mini";

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minimum?: number;
}

const asJson = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema;

/** A valid value for a field with that name, if its schema's pattern says no more than that there is one. */
const known: Readonly<Record<string, string>> = {
  email: "june@example.org",
  clinicianEmail: "dana@example.org",
  password: "Lagoon42x",
  newPassword: "Lagoon42x",
  phoneNumber: "123-456-7890",
  zipCode: "02139",
  otp: "123456",
  locale: "en",
  age: "62",
  os: "3",
  typeId: "1",
  kind: "SCHEDULED",
  state: "FL",
  destination: "https://example.org/",
};
const byFormat: Readonly<Record<string, string>> = {
  uuid: "0199aaaa-0000-7000-8000-000000000001",
  date: "2026-03-02",
  "date-time": "2026-03-02T10:00:00Z",
};

/** Something the schema accepts, or nearly. */
function rightFor(schema: JsonSchema, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (known[name] !== undefined) return known[name];
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return rightFor(schema.anyOf[0]!, name);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, rightFor(part, key)]),
    );
  if (schema.type === "array") return schema.items ? [rightFor(schema.items, name)] : [];
  if (schema.type === "boolean") return true;
  if (schema.type === "number" || schema.type === "integer")
    return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === "object") return {};
  return byFormat[schema.format ?? ""] ?? "text";
}

const deep = (levels: number): unknown => (levels === 0 ? {} : { deeper: deep(levels - 1) });

/** Values that nobody sends with good intentions. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  "",
  " ",
  "\u0000",
  "\ud800",
  "'; drop table users; --",
  "../../etc/passwd",
  "x".repeat(20_000),
  "9".repeat(400),
  "2026-02-30",
  "\u202e\u0301",
  [],
  [[[]]],
  {},
  deep(200),
  { toString: 1, constructor: { prototype: 1 } },
];

/** A valid value, or one with some of its parts replaced, at any depth. */
function spoiltFrom(schema: JsonSchema, name = ""): fc.Arbitrary<unknown> {
  const right = schema.properties
    ? fc.record(
        Object.fromEntries(
          Object.entries(schema.properties).map(([key, part]) => [key, spoiltFrom(part, key)]),
        ),
        { requiredKeys: Object.keys(schema.properties) },
      )
    : fc.constant(rightFor(schema, name));
  return fc.oneof(
    { arbitrary: right, weight: 20 },
    { arbitrary: fc.constantFrom(...hostile), weight: 1 },
  );
}

const brokenTexts = ["", "{", "nul", '"\\ud800"', '{"a":1}', `[${"[".repeat(5_000)}`, "\u0000"];

/** The value as a string, for part of a URL. */
const asText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);

/** A URL contains no lone surrogates; encoding one would throw before it is sent. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

export interface MadeRequest {
  /** By the names of the path's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** With the question mark, if there is a query. */
  readonly query: string;
  /** Undefined if none is sent. */
  readonly body: string | undefined;
  readonly contentType: string;
}

const spoiltPart = (schema: z.ZodMiniType | undefined) =>
  schema ? spoiltFrom(asJson(schema)) : fc.constant({});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const queryText = (query: unknown): string => {
  const parts = isRecord(query)
    ? Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
    : ["%", `${encoded(query)}=1`, "a=1&a=2"];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
};

/** Requests to one call, from well-formed ones to ones that nobody should send. */
export function requestsOf({ params, query, body }: EndpointDef): fc.Arbitrary<MadeRequest> {
  const sent = body
    ? fc.oneof(
        {
          arbitrary: spoiltFrom(asJson(body)).map((value) => JSON.stringify(value)),
          weight: 6,
        },
        { arbitrary: fc.constantFrom(...brokenTexts), weight: 1 },
      )
    : fc.constantFrom(undefined, "{}", '{"a":1}', "{");
  return fc.record({
    params: spoiltPart(params).map((values) =>
      isRecord(values)
        ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encoded(value)]))
        : {},
    ),
    query: spoiltPart(query).map(queryText),
    body: sent,
    contentType: fc.oneof(
      { arbitrary: fc.constant("application/json"), weight: 9 },
      {
        arbitrary: fc.constantFrom(
          "text/plain",
          "multipart/form-data",
          "application/json; charset=x",
        ),
        weight: 1,
      },
    ),
  });
}
