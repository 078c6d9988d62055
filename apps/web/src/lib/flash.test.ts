import { expect, it } from "vitest";
import { flashStore } from "./flash.ts";

it("keeps information and success for 5 seconds, a warning for 6, an error for 10, unless told otherwise", () => {
  const store = flashStore();
  store.show("The list is up to date.");
  store.show("Saved.", { type: "success" });
  store.show("Unable to proceed to checkout.", { type: "error" });
  store.show("The practice is old.", { type: "warning" });
  store.show("Unable to resend.", { type: "error", keepFor: 5_000 });
  expect(store.get().map(({ type, keepFor }) => [type, keepFor])).toEqual([
    ["info", 5_000],
    ["success", 5_000],
    ["error", 10_000],
    ["warning", 6_000],
    ["error", 5_000],
  ]);
});

it("renews a message that is said again", () => {
  const store = flashStore();
  const first = store.show("Saved.");
  const second = store.show("Saved.");
  expect(store.get().map(({ id }) => id)).toEqual([second]);
  expect(second).not.toBe(first);
});

it("takes a message away and tells who watches", () => {
  const store = flashStore();
  const id = store.show("Saved.");
  let told = 0;
  const stop = store.subscribe(() => told++);
  store.dismiss(id);
  stop();
  store.show("Nobody hears this.");
  expect(told).toBe(1);
  expect(store.get()).toHaveLength(1);
});
