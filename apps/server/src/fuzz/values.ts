import * as fc from "fast-check";
import type { JsonSchema } from "./operations.ts";

/** Whom and what a request can name. */
export interface Ids {
  /** The caller's own ids, by the preceding part of the path or the field's name. */
  readonly own: Readonly<Record<string, string>>;
  /** Other people's ids, and nobody's. */
  readonly others: readonly string[];
}

/** Valid values for a field of that name, if its schema says only that it is a string. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  email: ["june@example.org", "canary_b_patient@example.org"],
  username: ["june", "canary_b_patient"],
  emailOrUsername: ["june", "canary_b_patient", "canary_b_clinician@example.org"],
  clinicianEmail: ["dana@example.org"],
  password: ["Lagoon42x"],
  oldPassword: ["Lagoon42x"],
  newPassword: ["Harbour77y"],
  phoneNumber: ["123-456-7890"],
  zipCode: ["02139"],
  otp: ["123456"],
  locale: ["en"],
  age: ["62"],
  os: ["3"],
  typeId: ["1", "33"],
  kind: ["SCHEDULED", "progressNote"],
  state: ["FL"],
  tz: ["America/New_York"],
  startDate: ["2026-02-01", "1769904000"],
  endDate: ["2026-03-01", "1772323200"],
  date: ["2026-03-01"],
  columnType: ["ByDay", "BySchedule", "ByWeek"],
  destination: ["https://example.org/"],
  platform: ["web"],
  version: [0, 1],
};

const byFormat: Readonly<Record<string, string>> = {
  date: "2026-03-02",
  "date-time": "2026-03-02T10:00:00Z",
  email: "june@example.org",
  uri: "https://example.org/",
};

const deep = (levels: number): unknown => (levels === 0 ? {} : { deeper: deep(levels - 1) });

/** Values that nobody sends with good intentions. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "\u0000",
  "\ud800",
  "'; drop table users; --",
  "' or '1'='1",
  "%' or 1=1) --",
  "$1",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "\r\nset-cookie: a=b",
  "x".repeat(20_000),
  "9".repeat(400),
  "2026-02-30",
  "-infinity",
  "\u202e\u0301",
  [],
  [[[]]],
  {},
  deep(200),
  { toString: 1, constructor: { prototype: 1 } },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
];

/** At the edges of what a schema allows, and one beyond. */
function edges({ minimum, maximum, minLength, maxLength }: JsonSchema): unknown[] {
  const numbers = [minimum, maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge - 1, edge, edge + 1],
  );
  const lengths = [minLength, maxLength].flatMap((edge) =>
    edge === undefined || edge > 100_000 ? [] : [edge - 1, edge, edge + 1],
  );
  return [...numbers, ...lengths.filter((length) => length >= 0).map((n) => "y".repeat(n))];
}

function idFor(name: string, { own, others }: Ids): fc.Arbitrary<unknown> {
  const theirs = own[name] ?? own.person ?? others[0]!;
  return fc.oneof(
    { arbitrary: fc.constant(theirs), weight: 5 },
    { arbitrary: fc.constantFrom(...Object.values(own)), weight: 1 },
    { arbitrary: fc.constantFrom(...others), weight: 4 },
  );
}

const isId = ({ format, type }: JsonSchema, name: string) =>
  format === "uuid" ||
  (type === "string" && /(?:^id|Id|Ids|uuid)$/.test(name) && name !== "typeId");

function right(schema: JsonSchema, name: string, ids: Ids): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => spoilt(one, name, ids)));
  if (schema.properties) return record(schema, ids);
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  if (types.includes("array")) {
    const most = Math.min(schema.maxItems ?? 3, 3);
    const item = schema.items ?? {};
    return fc.array(spoilt(item, name, ids), {
      minLength: Math.min(schema.minItems ?? 0, most),
      maxLength: most,
    });
  }
  const values = known[name];
  if (values) return fc.constantFrom(...values);
  if (types.includes("boolean")) return fc.boolean();
  if (types.includes("integer") || types.includes("number")) {
    const [low, high] = [Math.max(schema.minimum ?? 0, -1e9), Math.min(schema.maximum ?? 40, 1e9)];
    return fc.integer({ min: Math.ceil(low), max: Math.max(Math.ceil(low), Math.floor(high)) });
  }
  if (types.includes("object")) return fc.constant({});
  if (isId(schema, name)) return idFor(name, ids);
  return fc.constant(byFormat[schema.format ?? ""] ?? "text");
}

/** Optional fields are sometimes missing. */
function record({ properties = {}, required = [] }: JsonSchema, ids: Ids): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([key, part]) => [key, spoilt(part, key, ids)]);
  return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
  });
}

/** A value that fits the schema, one at its edges, or something else altogether, at any depth. */
export function spoilt(schema: JsonSchema, name: string, ids: Ids): fc.Arbitrary<unknown> {
  const atEdges = edges(schema);
  return fc.oneof(
    { arbitrary: right(schema, name, ids), weight: 36 },
    { arbitrary: fc.constantFrom(...(atEdges.length > 0 ? atEdges : [undefined])), weight: 1 },
    { arbitrary: fc.constantFrom(...hostile), weight: 1 },
  );
}

/** A field that no schema has. */
export const strayField: fc.Arbitrary<readonly [string, unknown]> = fc.tuple(
  fc.constantFrom("isAdmin", "institutionId", "user_id", "__proto__", "token", "role"),
  fc.constantFrom(...hostile),
);
