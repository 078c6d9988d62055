import { expect, test } from "vitest";
import { aheadAt, categoryOf } from "./category.ts";
import { makeSession } from "./session.fixture.ts";

test("captions and poster of a film lie beside it; not every exercise has one", () => {
  const session = makeSession([26]);
  expect(categoryOf(session, 26).film).toBeUndefined();
  const [type] = session.taskTypes;
  const filmed = { ...session, taskTypes: [{ ...type!, instructionalVideoPath: "films/1a.mp4" }] };
  expect(categoryOf(filmed, 26).film).toEqual({
    video: "films/1a.mp4",
    captions: "films/1a.vtt",
    poster: "films/1a.jpg",
  });
});

test("a category says its name, what lies ahead of it and how long that takes", () => {
  const session = makeSession([26, 33], 10);
  const [words] = session.taskTypes;
  expect(categoryOf(session, 26)).toMatchObject({ typeId: 26, name: words?.displayName });
  expect(aheadAt(session, 4)).toMatchObject({ count: 6 });
  const timed = {
    ...session,
    taskTypes: session.taskTypes.map((one) => ({ ...one, secondsPerItem: 12 })),
  };
  expect(aheadAt(timed, 10)).toEqual({ count: 10, minutes: 2 });
  expect(aheadAt(timed, 19)).toEqual({ count: 1, minutes: 1 });
});

test("the time that lies ahead is that of the levels of its items", () => {
  const minutesAt = (level: number) => aheadAt(makeSession([41], 2, level), 0).minutes;
  expect(minutesAt(1)).toBe(1);
  expect(minutesAt(8)).toBe(33);
});
