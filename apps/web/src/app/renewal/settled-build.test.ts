import { expect, test } from "vitest";
import { settledBuild } from "./settled-build.ts";

/** Servers that answer in turn. */
function settled(own: string, ...answers: readonly (string | undefined)[]) {
  let asked = 0;
  return settledBuild(own, () => Promise.resolve(answers[asked++]));
}

test("a build is the new one when the servers say so several times in a row", async () => {
  expect(await settled("a", "b", "b", "b")).toBe("b");
});

test.each([
  ["the page's own is still handed out", ["a"]],
  ["servers are being renewed one by one", ["b", "a", "b"]],
  ["a third build comes meanwhile", ["b", "b", "c"]],
  ["nobody answers", [undefined]],
  ["a server goes away", ["b", undefined, "b"]],
])("not while %s", async (_, answers) => {
  expect(await settled("a", ...answers)).toBeUndefined();
});
