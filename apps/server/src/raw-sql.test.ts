import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Where a text becomes a statement verbatim, how often, and why no outsider can put anything into it. */
const known: Readonly<Record<string, readonly [times: number, reason: string]>> = {
  "db/database.ts": [1, "begin-as.ts writes it of ids and names, and refuses any other sign"],
  "db/migrate.ts": [2, "settings of one transaction, with a number of our own"],
  "db/prepared-statements.ts": [1, "a constant"],
  "lib/jobs.ts": [1, "a constant"],
};

/** Migrations are our own texts, with nothing filled in; tests and their helpers are not served. */
const isServed = (file: string) =>
  file.endsWith(".ts") &&
  !file.endsWith(".test.ts") &&
  !/^(?:db\/migrations|testing|fuzz)\//.test(file);

test("sql.raw is used where it is known, and nowhere else", async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter(isServed);
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    // As a property and destructured: `sql.raw`, `sql . raw`, `{ raw } = sql`.
    const times = text.match(/\bsql\s*\.\s*raw\b|\braw\b[^;{}]*\}\s*=\s*sql\b/g)?.length ?? 0;
    return times > 0 ? [[file, times] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(known).map(([file, [times]]) => [file, times])),
  );
});
