import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../..");
const writes = /(insertInto|updateTable|deleteFrom)\("subscriptions"\)/;
/** The one writer; notes next to the state; the eraser's list; and what tests and the demo are built with. */
const mayWrite = [
  "modules/billing/transition-subscription.service.ts",
  "modules/billing/billing.store.ts",
  "builders/people.ts",
];

test("the state of a subscription has one writer", async () => {
  const files = await readdir(source, { recursive: true });
  const found: string[] = [];
  for (const file of files)
    if (file.endsWith(".ts") && !file.includes("test") && !file.startsWith("db/migrations"))
      if (writes.test(await readFile(join(source, file), "utf8"))) found.push(file);
  expect(found.toSorted()).toEqual(mayWrite.toSorted());
  const store = await readFile(join(source, "modules/billing/billing.store.ts"), "utf8");
  expect(store).not.toMatch(/set\(\{[^}]*\bstatus\b/);
});
