import { chown, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { folderStore, objectsIn } from "../../adapters/objects/folder-store.ts";
import { sealedStore } from "../../adapters/objects/sealed-store.ts";
import { addInstitution } from "../../builders/people.ts";
import { claimDataFolder } from "../../db/data-folder-claim.ts";
import { newKey, parseKeys } from "../../lib/keys/key-ring.ts";
import { keyFileIn } from "../../lib/keys/open-key-ring.ts";
import { sealClientSecret } from "../../modules/identity/client-secret.service.ts";
import { operatorAt } from "../../testing/operator.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { embeddedTestDatabase, postgresTestDatabase } from "../../testing/test-database.ts";

test("who restores without the keys is told which are lacking, before anybody meets what is locked away", async () => {
  const [older, newer, later] = [newKey(), newKey(), newKey()];
  const source = await embeddedTestDatabase();
  const dataDir = await temporaryFolder("data");
  const sealed = sealedStore(folderStore(objectsIn(dataDir)), parseKeys(older));
  await sealed.put("recordings/rosa/1.wav", Buffer.from("sound of Rosa"));
  const operator = operatorAt(source, { dataDir, encryptionKeys: parseKeys(newer) });
  await operator.seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    const client_secret = sealClientSecret(parseKeys(newer), institution_id, "hush");
    await trx
      .insertInto("institution_sign_in")
      .values({
        institution_id,
        issuer: "https://sso.example.org",
        client_id: "regain",
        client_secret,
      })
      .execute();
  });
  const folder = join(await temporaryFolder("backup"), "today");
  expect(await operator.run("backup", "--out", folder)).toMatchObject({ code: 0 });
  await source.close();

  async function restoredWith(keys: string | undefined, keyFile?: string): Promise<string> {
    const target = await embeddedTestDatabase();
    const place = await temporaryFolder("restored");
    if (keyFile !== undefined) await writeFile(keyFileIn(place), keyFile);
    const encryptionKeys = keys === undefined ? undefined : parseKeys(keys);
    const run = await operatorAt(target, { dataDir: place, encryptionKeys }).run(
      "restore-backup",
      "--from",
      folder,
      "--yes",
    );
    expect(run.code).toBe(0);
    await target.close();
    return run.said;
  }
  const nameOf = (key: string) => key.split(":")[0]!;
  const names = [older, newer].map(nameOf).toSorted();
  expect(await restoredWith(`${newer},${older}`)).toMatch(/1 file\. The server can be started\.$/);
  expect(await restoredWith(undefined, `${newer}\n${older}`)).toContain("can be started.");
  expect(await restoredWith(newer)).toContain(` ENCRYPTION_KEYS lacks the key ${nameOf(older)}: `);
  expect(await restoredWith(`${later},${older}`)).toContain(`lacks the key ${nameOf(newer)}: `);
  expect(await restoredWith(undefined)).toMatch(
    new RegExp(`not set, and .+encryption-keys lacks the key ${names.join(", ")}: `),
  );
}, 120_000);

test.skipIf(!inject("templateUrl"))(
  "a folder that servers have claimed is left to them, unless they are those of the empty database itself",
  async () => {
    const source = await embeddedTestDatabase();
    const folder = join(await temporaryFolder("backup"), "today");
    const from = operatorAt(source, { dataDir: await temporaryFolder("data") });
    expect(await from.run("backup", "--out", folder)).toMatchObject({ code: 0 });
    await source.close();

    const [live, target] = await Promise.all(
      [1, 2].map(() => postgresTestDatabase(inject("templateUrl")!)),
    );
    const [theirs, own] = [await temporaryFolder("theirs"), await temporaryFolder("own")];
    await claimDataFolder(live!, theirs);
    const restoreInto = (dataDir: string) =>
      operatorAt(target!, { dataDir }).run("restore-backup", "--from", folder, "--yes");
    expect(await restoreInto(theirs)).toMatchObject({
      code: 1,
      noted: expect.stringMatching(/^The files of another database are in the folder .+theirs/m),
    });
    // A server was started once, but nobody used it.
    await claimDataFolder(target!, own);
    expect(await restoreInto(theirs)).toMatchObject({ code: 1 });
    expect(await restoreInto(own)).toMatchObject({ code: 0 });
    await Promise.all([live!.close(), target!.close()]);
  },
  120_000,
);

test.skipIf(!inject("templateUrl") || process.getuid?.() !== 0)(
  "root neither restores into another user's folder nor changes its keys, and PostgreSQL stays empty",
  async () => {
    const dataDir = await temporaryFolder("theirs");
    await chown(dataDir, 64_321, 64_321);
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const { run } = operatorAt(database, { dataDir });
    const refused = {
      code: 1,
      noted: `Run this as user 64321, to whom ${dataDir} belongs: a server could not open what user root writes there.`,
    };
    expect(await run("restore-backup", "--from", dataDir, "--yes")).toMatchObject(refused);
    expect(await run("rotate-keys", "--yes")).toMatchObject(refused);
    expect(await readdir(dataDir)).toEqual([]);
    await database.close();
  },
);
