import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../..");

test("no field has a length of its own: all stand in the contract's table", () => {
  const screens = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  );
  expect(screens.length).toBeGreaterThan(200);
  const own = screens.filter((name) =>
    /maxLength=(?:"|\{[\d_]+\})/.test(readFileSync(join(source, name), "utf8")),
  );
  expect(own).toEqual([]);
});
