import { expect, test } from "vitest";
import * as z from "zod/mini";
import { newId } from "./new-id.ts";

test("every id is a UUID, and another one", () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
