import { expect, test } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const asked = (retryAfter: string | undefined, date?: string) =>
  readRetryAfter(
    new Headers({
      ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
      ...(date ? { date } : {}),
    }),
  );

test("seconds are taken as they are", () => {
  expect(asked("7")).toBe(7);
  expect(asked(" 120 ")).toBe(120);
});

test("a date is held against the answer's own, whatever the device's clock says", () => {
  const sent = "Sun, 06 Nov 1994 08:49:37 GMT";
  expect(asked("Sun, 06 Nov 1994 08:50:07 GMT", sent)).toBe(30);
  expect(asked("Sun, 06 Nov 1994 08:49:00 GMT", sent)).toBeUndefined();
  expect(asked("Sun, 06 Nov 1994 08:50:07 GMT")).toBeUndefined();
});

test("what is not there, nothing or nonsense asks for no wait", () => {
  expect([asked(undefined), asked("0"), asked("soon"), asked("-3"), asked("1.5")]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
