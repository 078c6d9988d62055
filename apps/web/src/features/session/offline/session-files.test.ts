import { taskTypes } from "@regain/therapy/task-types/registry";
import { expect, test } from "vitest";
import { makeSession } from "../engine/session.fixture.ts";
import { sessionFiles } from "./session-files.ts";

const session = makeSession(taskTypes.map(({ typeId }) => typeId));

/** Every path that a view names, found by its form and not by its place. */
function pathsIn(value: unknown): string[] {
  if (typeof value === "string")
    return /\.(?:svg|png|webp|jpg|mp3|wav|mp4|vtt|html)$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

test("whatever an exercise names as a file is brought, each file once", async () => {
  const files = await sessionFiles(session.tasks);
  expect(new Set(files).size).toBe(files.length);
  const named = session.tasks.flatMap(({ taskView }) => pathsIn(taskView));
  expect(named.length).toBeGreaterThan(50);
  for (const path of named)
    expect(files.some((file) => file.startsWith("/content/") && file.endsWith(path))).toBe(true);
});

test("what the first items need comes first", async () => {
  const files = await sessionFiles(session.tasks);
  const first = await sessionFiles(session.tasks.slice(0, 4));
  expect(files.slice(0, first.length)).toEqual(first);
});
