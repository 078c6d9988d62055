import { expect, test } from "vitest";
import { lint } from "./probe.ts";

const inPackage = "packages/therapy/src/zz-docs-probe.ts";
const complaint = "probe is offered by a package: say in a docstring what it takes and gives";

test.each([
  ["a function", "export function probe(): number {\n  return 1;\n}\n"],
  ["an arrow", "export const probe = (): number => 1;\n"],
  ["one with another kind of comment", "// One.\nexport const probe = (): number => 1;\n"],
])("%s without a docstring is refused in a package", async (_, source) => {
  expect(await lint(inPackage, source)).toContain(complaint);
});

test.each([
  ["a docstring", inPackage, "/** One. */\nexport const probe = (): number => 1;\n"],
  ["no function", inPackage, "export const probe = 1;\n"],
  [
    "a helper of tests",
    "packages/therapy/src/testing/zz-docs-probe.ts",
    "export const probe = (): number => 1;\n",
  ],
  ["no package", "apps/web/src/lib/zz-docs-probe.ts", "export const probe = (): number => 1;\n"],
])("what has or is %s passes", async (_, path, source) => {
  expect(await lint(path, source)).not.toContain(complaint);
});
