import { expect } from "vitest";
import { folderStore, objectsIn } from "../../adapters/objects/folder-store.ts";
import { sealedStore } from "../../adapters/objects/sealed-store.ts";
import { system } from "../../db/actor.ts";
import { addInstitution } from "../../builders/people.ts";
import { newKey, parseKeys } from "../../lib/keys/key-ring.ts";
import {
  openClientSecret,
  sealClientSecret,
} from "../../modules/identity/client-secret.service.ts";
import { keepKeysCurrent } from "../../modules/keys/keep-keys-current.job.ts";
import { claimDataFolder } from "../../db/data-folder-claim.ts";
import { operatorAt } from "../../testing/operator.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines } from "../../testing/test-database.ts";

onBothEngines(
  "rotate-keys puts files and secrets under the new key, and the trail says so",
  async (db) => {
    const dataDir = await temporaryFolder("rotate");
    const [older, newer] = [newKey(), newKey()];
    const [before, after] = [parseKeys(older), parseKeys(`${newer},${older}`)];
    const alone = parseKeys(newer);
    await claimDataFolder(db, dataDir);
    const files = folderStore(objectsIn(dataDir));
    await sealedStore(files, before).put("recordings/rosa/1.wav", Buffer.from("an elephant"));

    const at = (encryptionKeys: typeof before) => operatorAt(db, { dataDir, encryptionKeys });
    const { seed, trail, now } = at(before);
    const [harbor, maple] = await seed(async (trx) => {
      const ids = [
        await addInstitution(trx, { name: "Harbor" }),
        await addInstitution(trx, { name: "Maple" }),
      ] as const;
      const [sealed, plain] = [sealClientSecret(before, ids[0], "of Harbor"), "of Maple"];
      for (const [n, client_secret] of [sealed, plain].entries())
        await trx
          .insertInto("institution_sign_in")
          .values({ institution_id: ids[n]!, issuer: "/x", client_id: "y", client_secret })
          .execute();
      return ids;
    });
    const secretOf = (institution_id: string) =>
      db.withActor(system("sign-in"), (trx) =>
        trx
          .selectFrom("institution_sign_in")
          .select(["institution_id", "client_secret"])
          .where("institution_id", "=", institution_id)
          .executeTakeFirstOrThrow(),
      );

    // The old key was removed too early: nothing is lost, and the message says what to do.
    const early = await at(alone).run("rotate-keys", "--yes");
    expect(early).toMatchObject({ code: 1 });
    expect(early.noted).toContain("2 could not be opened and were left as they are");
    expect(early.noted).toContain(`"${before.current}", which is not in ENCRYPTION_KEYS`);
    const job = { database: db, store: files, clock: now };
    await expect(keepKeysCurrent({ ...job, keys: alone }).run({})).rejects.toThrow(
      /2 files or secrets cannot be decrypted/,
    );

    expect((await at(after).runAnswering(false, ["rotate-keys"])).code).toBe(1);
    const { code, said } = await at(after).run("rotate-keys", "--yes", "--json");
    expect([code, JSON.parse(said)]).toMatchObject([
      0,
      {
        key: after.current,
        files: { changed: 1, current: 0, broken: [] },
        secrets: { changed: 1, current: 1, broken: [] },
      },
    ]);
    expect(openClientSecret(alone, await secretOf(harbor))).toBe("of Harbor");
    expect(openClientSecret(alone, await secretOf(maple))).toBe("of Maple");
    expect((await secretOf(maple)).client_secret).not.toContain("Maple");
    // One institution's secret cannot be opened in another's place.
    const { client_secret } = await secretOf(maple);
    expect(() => openClientSecret(alone, { institution_id: harbor, client_secret })).toThrow(
      "we cannot open it",
    );

    // Another folder has no files: a message that all is done would get the old key thrown away.
    const elsewhere = operatorAt(db, {
      dataDir: await temporaryFolder("none"),
      encryptionKeys: after,
    });
    const refused = await elsewhere.run("rotate-keys", "--yes");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.noted).toContain("DATA_DIR");

    const again = await at(alone).run("rotate-keys", "--yes");
    expect(again.said).toContain(`Nothing is left under any key but "${after.current}".`);
    // As in a container that was restarted without its new settings.
    expect(again.said).toContain(`Is "${after.current}" not the new one? Then this ran with`);
    await keepKeysCurrent({ ...job, keys: alone }).run({});
    expect((await trail()).map(({ call, status, error }) => [call, status, error])).toEqual([
      ["ADMIN rotate-keys", 409, "locked-away"],
      ["ADMIN rotate-keys", 409, "not-confirmed"],
      ["ADMIN rotate-keys", 200, null],
      ["ADMIN rotate-keys", 409, "other-data-folder"],
      ["ADMIN rotate-keys", 200, null],
    ]);
  },
);
