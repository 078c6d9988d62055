import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { day, flag, id, instant, level, nonEmptyText } from "@regain/contract/entities/common";
import { strict } from "./strict-schema.ts";
import { fieldSentence } from "./field-sentences.ts";

beforeAll(() => z.config({ localeError: fieldSentence }));
afterAll(() => z.config(z.locales.en()));

const pair = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("a") }),
  z.object({ kind: z.literal("b") }),
]);

test.each<[string, z.ZodMiniType, unknown, string]>([
  ["nothing", nonEmptyText(3), undefined, "This is required."],
  ["an empty text", nonEmptyText(3), "", "This is required."],
  ["an empty list", z.array(z.string()).check(z.minLength(1)), [], "This is required."],
  ["a short text", z.string().check(z.minLength(8)), "short", "This is too short."],
  ["a long text", nonEmptyText(3), "four", "This is too long."],
  ["a long list", z.array(z.int()).check(z.maxLength(1)), [1, 2], "This is too long."],
  ["a small number", level, 0, "This is too small."],
  ["a large number", level, 21, "This is too large."],
  ["a half number", level, 1.5, "This is not understood."],
  ["another kind of value", nonEmptyText(3), 7, "This is not understood."],
  ["no mail address", z.email(), "rosa", "This is not an email address."],
  ["no day", day, "tomorrow", "This is not a date."],
  ["no instant", instant, "2026-03-02", "This is not a date with a time."],
  ["no id", id, "rosa", "This is not an id."],
  ["no pattern", z.string().check(z.regex(/^\d$/)), "x", "This is not understood."],
  ["no choice", z.enum(["a", "b"]), "c", "Choose one of the given values."],
  ["no choice at all", flag, undefined, "This is required."],
  ["no kind", pair, { kind: "c" }, "Choose one of the given values."],
  ["an unknown field", strict(z.object({})), { mood: "good" }, "Unknown field."],
])("%s", (_, schema, sent, sentence) => {
  expect(z.safeParse(schema, sent).error!.issues.map(({ message }) => message)).toEqual([sentence]);
});
