import { expect, test } from "vitest";
import { anySignal } from "./any-signal.ts";

test("the first of several ends it, with its reason", () => {
  const [page, view] = [new AbortController(), new AbortController()];
  const either = anySignal(page.signal, view.signal);
  expect(either.aborted).toBe(false);
  view.abort("the view is gone");
  page.abort("the page is gone");
  expect(either.reason).toBe("the view is gone");
});

test("one that is over ends it at once", () => {
  const either = anySignal(new AbortController().signal, AbortSignal.abort("over"));
  expect(either.aborted).toBe(true);
  expect(either.reason).toBe("over");
});
