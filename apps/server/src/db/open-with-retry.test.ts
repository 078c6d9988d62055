import { expect, inject, test } from "vitest";
import { openWithRetry } from "./open-with-retry.ts";

test("a database that does not come is named when the patience ends", async () => {
  const said: string[] = [];
  const opening = openWithRetry(
    { kind: "postgres", url: "postgres://nobody@127.0.0.1:1/none" },
    (sentence) => said.push(sentence),
    700,
  );
  await expect(opening).rejects.toThrow(/^The database in DATABASE_URL cannot be used: .+\.$/);
  expect(said).toEqual([expect.stringMatching(/It is tried again for a while\.$/)]);
});

test.skipIf(!inject("templateUrl"))("what will not pass by itself is said at once", async () => {
  const said: string[] = [];
  const url = Object.assign(new URL(inject("templateUrl")!), { pathname: "/nowhere" }).href;
  const opening = openWithRetry({ kind: "postgres", url }, (sentence) => said.push(sentence));
  await expect(opening).rejects.toThrow(/database "nowhere" does not exist/);
  expect(said).toEqual([]);
});
