import type { EndpointDef } from "@regain/contract/endpoint";
import { errorBody } from "@regain/contract/errors";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { contractCalls } from "./lib/contract-calls.ts";
import { callsByPurpose, type SpecifiedCall, specifiedCalls } from "./testing/specified-calls.ts";

const calls = await contractCalls();

/** What schemas are made of, as far as names are looked for in them. */
interface Inside {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly innerType?: z.ZodMiniType;
  /** For a list. */
  readonly element?: z.ZodMiniType;
  /** For a record. */
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly left?: z.ZodMiniType;
  readonly right?: z.ZodMiniType;
  readonly getter?: () => z.ZodMiniType;
}

const insideOf = (schema: z.ZodMiniType): Inside => schema.def as unknown as Inside;

/**
 * The schemas that a schema stands for: choices, wrappers, both sides of a pipe, the contents of a list or a record.
 */
function variantsOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const inside = insideOf(schema);
  const { options = [], innerType, in: before, out: after, left, right, getter } = inside;
  const { element, valueType } = inside;
  const within = [
    ...options,
    innerType,
    before,
    after,
    left,
    right,
    getter?.(),
    element,
    valueType,
  ];
  return [schema, ...within.flatMap((one) => (one ? variantsOf(one) : []))];
}

function hasName(schema: z.ZodMiniType, [name = "", ...rest]: readonly string[]): boolean {
  return variantsOf(schema).some((variant) => {
    const field = insideOf(variant).shape?.[name];
    return field !== undefined && (rest.length === 0 || hasName(field, rest));
  });
}

const lacking = (
  names: readonly string[] | undefined,
  schemas: readonly (z.ZodMiniType | undefined)[],
): string[] =>
  (names ?? []).filter((name) => !schemas.some((one) => one && hasName(one, name.split("."))));

/** Whether a path of the contract matches the specification's; parameter names are only ours. */
function fits(def: EndpointDef, path: string): boolean {
  const [ours, theirs] = [def.path.split("/"), path.split("/")];
  return (
    ours.length === theirs.length &&
    ours.every((segment, place) => {
      const wanted = theirs[place] ?? "";
      if (!segment.startsWith(":")) return segment === wanted;
      if (wanted.startsWith("{")) return true;
      const field = def.params && insideOf(def.params).shape?.[segment.slice(1)];
      return field?.safeParse(wanted).success ?? false;
    })
  );
}

/** What the contract lacks of a call; empty if it has all of it. */
function faultsOf({ section, method, path, query, body, parts, answer }: SpecifiedCall): string[] {
  const def = calls.find(
    (one) => one.section === section && one.method === method && fits(one, path),
  );
  if (!def) return ["is not in the contract"];
  const files = Object.keys(def.form?.files ?? {});
  const missing = {
    query: lacking(query, [def.query]),
    body: lacking(body, [def.body]),
    parts: lacking(parts, [def.form?.fields]).filter((name) => !files.includes(name)),
    // A refusal is an answer too.
    answer: lacking(answer, [...Object.values(def.responses), errorBody]),
  };
  return Object.entries(missing).flatMap(([where, names]) =>
    names.map((name) => `lacks ${name} in its ${where}`),
  );
}

const named = (call: SpecifiedCall) =>
  [`${call.method} {${call.section}}${call.path}`, call] as const;

test.each(specifiedCalls.map(named))("%s is in the contract as specified", (_, call) => {
  expect(faultsOf(call)).toEqual([]);
});

test("no call of the specification is listed twice", () => {
  const names = specifiedCalls.map((call) => named(call)[0]);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toHaveLength(59);
});

test.each(Object.entries(callsByPurpose))("there is a way to %s", (_, ways) => {
  expect(ways.flatMap(faultsOf)).toEqual([]);
});

test("every section of the wire has calls", () => {
  const used = new Set(calls.map(({ section }) => section));
  expect([...used].toSorted()).toEqual([
    "dashboard",
    "education",
    "license",
    "messaging",
    "report",
    "service",
    "signup",
    "userSignup",
  ]);
});
