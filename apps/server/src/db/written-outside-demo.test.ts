import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const created = /create table (?:if not exists )?([a-z_]+)/g;
/** A row is inserted by the query builder, by a function of the database, or by a statement of our own. */
const inserted = /insertInto\("([a-z_]+)"\)|insert into ([a-z_]+)/g;
/** Files whose rows people get only from a test or the demo. */
const isForShow = /(^|\/)(demo|builders|testing)\/|\.(test|fixture)\.ts$/;

const namesIn = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].flatMap(([, ...names]) => names.filter(Boolean));

test("everything that is kept can come to be where there is no demo", async () => {
  const files = await readdir(source, { recursive: true });
  const tables = new Set<string>();
  const written = new Set<string>();
  for (const file of files) {
    if (!file.endsWith(".ts") || isForShow.test(file)) continue;
    const text = await readFile(join(source, file), "utf8");
    if (file.startsWith("db/migrations/"))
      for (const name of namesIn(text, created)) tables.add(name);
    for (const name of namesIn(text, inserted)) written.add(name);
  }
  expect(tables.size).toBeGreaterThan(40);
  expect([...tables].filter((name) => !written.has(name))).toEqual([]);
});
