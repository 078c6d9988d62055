import { expect, test } from "vitest";
import * as z from "zod/mini";
import { onlyNamed } from "./named-fields.ts";

const person = z.object({ name: z.string(), born: z.optional(z.nullable(z.string())) });

function trim(schema: z.ZodMiniType, answer: unknown) {
  const noted: string[] = [];
  return { kept: onlyNamed(schema)(answer, (name) => noted.push(name)), noted };
}

test("a field that nobody named is taken out, at any depth, and noted", () => {
  const schema = z.object({ people: z.array(z.nullable(person)), self: z.optional(person) });
  const answer = {
    people: [{ name: "a" }, null, { name: "b", born: null, passwordHash: "x" }],
    self: { name: "c", email: "c@example.org" },
    more: 1,
  };
  const before = structuredClone(answer);
  expect(trim(schema, answer)).toEqual({
    kept: { people: [{ name: "a" }, null, { name: "b", born: null }], self: { name: "c" } },
    noted: ["passwordHash", "email", "more"],
  });
  expect(answer, "what was handed over stays as it is").toEqual(before);
});

test("what is as its schema says is not copied", () => {
  const answer = { name: "a", born: "1950-01-01" };
  expect(trim(person, answer)).toEqual({ kept: answer, noted: [] });
  expect(trim(person, answer).kept).toBe(answer);
});

test("what is free by declaration stays free", () => {
  const schema = z.object({
    any: z.unknown(),
    byName: z.record(z.string(), z.number()),
    loose: z.looseObject({ a: z.number() }),
    list: z.array(z.unknown()),
  });
  const answer = {
    any: { x: { y: 1 } },
    byName: { z: 1 },
    loose: { a: 1, b: 2 },
    list: [{ c: 1 }],
  };
  expect(trim(schema, answer)).toEqual({ kept: answer, noted: [] });
});

test("of a union stays what any of its members names", () => {
  const schema = z.object({
    shown: z.nullable(
      z.union([z.string(), z.object({ a: person }), z.array(z.object({ b: z.number() }))]),
    ),
  });
  const shown = (value: unknown) => trim(schema, { shown: value });
  expect(shown({ a: { name: "x", age: 1 }, c: 1 })).toEqual({
    kept: { shown: { a: { name: "x" } } },
    noted: ["age", "c"],
  });
  expect(shown([{ b: 1, d: 2 }]).kept).toEqual({ shown: [{ b: 1 }] });
  expect(shown("text").kept).toEqual({ shown: "text" });
  expect(trim(z.union([person, z.unknown()]), { free: 1 }).noted).toEqual([]);
});

test("names that every object knows are named by nobody", () => {
  const answer = JSON.parse('{"name":"a","__proto__":{"x":1},"constructor":1}') as unknown;
  const { kept, noted } = trim(person, answer);
  expect(JSON.stringify(kept)).toBe('{"name":"a"}');
  expect(noted).toEqual(["__proto__", "constructor"]);
});

test("dates and other things that say themselves how they are written stay so", () => {
  const schema = z.object({ at: z.string() });
  const at = new Date(0);
  expect(trim(schema, { at }).kept).toEqual({ at });
});
