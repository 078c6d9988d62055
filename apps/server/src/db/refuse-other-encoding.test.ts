import { expect, inject, test } from "vitest";
import { withEmptyPostgres } from "../testing/empty-database.ts";
import { openDatabase } from "./database.ts";
import { refuseOtherEncoding } from "./refuse-other-encoding.ts";

/** What is said of a database created like this; empty if it is fit. */
async function toldOf(how: string): Promise<string> {
  let told = "";
  await withEmptyPostgres(async (url) => {
    const database = await openDatabase({ kind: "postgres", url });
    await refuseOtherEncoding(database).catch(({ message }: Error) => (told = message));
    await database.close();
  }, how);
  return told;
}

test.skipIf(!inject("templateUrl"))(
  "a database that lacks letters is refused, with how to create one that has them",
  async () => {
    const inC = "lc_collate 'C' lc_ctype 'C' template template0";
    const told = await toldOf(`encoding 'LATIN1' ${inC}`);
    expect(told).toContain("is encoded in LATIN1, but Regain needs UTF-8: create another with ");
    expect(await toldOf(`encoding 'SQL_ASCII' ${inC}`)).toContain("is encoded in SQL_ASCII");
    const [, advised] = /create database regain (.+), and if/.exec(told) ?? [];
    expect(advised).toBeDefined();
    expect(await toldOf(advised!)).toBe("");
  },
);
