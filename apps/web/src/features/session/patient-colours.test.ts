import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = import.meta.dirname;

it("no answer is ever marked in red: what was wrong says so in words and with a sign", () => {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => file.replaceAll("\\", "/"));
  expect(sheets.length).toBeGreaterThan(30);
  const red = sheets.filter((file) => readFileSync(join(folder, file), "utf8").includes("--clay"));
  expect(red, "a recording that runs, and an error").toEqual(
    ["screens/answered-item.module.css", "views/production/production.module.css"].toSorted(),
  );
});
