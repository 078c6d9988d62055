import { expect, test } from "vitest";
import * as z from "zod/mini";
import { strict } from "./strict-schema.ts";

const part = z.object({ name: z.string() });

test("an object refuses a field it does not know, at any depth", () => {
  const schema = strict(
    z.object({ list: z.array(z.object({ inner: z.optional(z.nullable(part)) })) }),
  );
  const sent = { list: [{ inner: { name: "a" } }, { inner: null }, {}] };
  expect(z.safeParse(schema, sent).success).toBe(true);
  const extra = { list: [{ inner: { name: "a", age: 1 } }] };
  const refused = z.safeParse(schema, extra);
  expect(refused.error!.issues).toMatchObject([
    { code: "unrecognized_keys", keys: ["age"], path: ["list", 0, "inner"] },
  ]);
});

test("a union refuses too, and still tells its members apart", () => {
  const schema = strict(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a"), x: z.number() }),
      z.object({ kind: z.literal("b"), y: z.number() }),
    ]),
  );
  expect(z.safeParse(schema, { kind: "b", y: 1 }).success).toBe(true);
  expect(z.safeParse(schema, { kind: "b", x: 1 }).success).toBe(false);
  expect(z.safeParse(schema, { kind: "b", y: 1, x: 1 }).success).toBe(false);
});

test("what is translated on the way in is checked before the translation", () => {
  const schema = strict(
    z.pipe(
      z.object({ accept_eula: z.boolean() }),
      z.transform(({ accept_eula: accepted }) => ({ accepted })),
    ),
  );
  expect(z.parse(schema, { accept_eula: true })).toEqual({ accepted: true });
  expect(z.safeParse(schema, { accept_eula: true, accepted: true }).success).toBe(false);
});

test("checks of the original still hold, and free parts stay free", () => {
  const bounded = strict(z.array(z.unknown()).check(z.maxLength(1)));
  expect(z.safeParse(bounded, [{ anything: 1 }]).success).toBe(true);
  expect(z.safeParse(bounded, [1, 2]).success).toBe(false);
  const free = strict(
    z.object({ data: z.record(z.string(), z.unknown()), open: z.looseObject({}) }),
  );
  expect(z.parse(free, { data: { a: 1 }, open: { b: 2 } })).toEqual({
    data: { a: 1 },
    open: { b: 2 },
  });
});
