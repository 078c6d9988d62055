import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openBucket } from "../../adapters/objects/bucket.ts";
import { claimStore } from "../../adapters/objects/claim-store.ts";
import { folderStore, objectsIn } from "../../adapters/objects/folder-store.ts";
import { s3Store } from "../../adapters/objects/s3-store.ts";
import { sealedStore } from "../../adapters/objects/sealed-store.ts";
import { addPatient } from "../../builders/people.ts";
import { type KeyRing, newKey, parseKeys } from "../../lib/keys/key-ring.ts";
import { keyFileIn } from "../../lib/keys/open-key-ring.ts";
import type { BucketServer } from "../../testing/bucket-server.ts";
import { testBucket } from "../../testing/kept-stores.ts";
import { operatorAt } from "../../testing/operator.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines, postgresTestDatabase } from "../../testing/test-database.ts";

const [older, newer] = [newKey(), newKey()];
const before = parseKeys(older);
const sound = Buffer.from("sound of Rosa");
const keys = ["1", "2", "3", "4"].map((nth) => `recordings/rosa/${nth}.wav`);

const sealedIn = ({ settings }: BucketServer, ring = before) =>
  sealedStore(s3Store(openBucket(settings)), ring);

/** What is there, decrypted. */
async function soundsIn(place: BucketServer, ring = before): Promise<string[]> {
  const store = sealedIn(place, ring);
  const read = await Promise.all(keys.map((key) => store.get(key)));
  return read.map((one) => Buffer.from(one ?? []).toString());
}
const allSounds = keys.map(() => "sound of Rosa");

onBothEngines(
  "files go into a bucket, all of them, and no server starts on the folder again",
  async (database) => {
    const dataDir = await temporaryFolder("data");
    const folder = sealedStore(folderStore(objectsIn(dataDir)), before);
    for (const key of keys) await folder.put(key, sound);
    await claimStore(database, { s3: undefined, dataDir });
    const { server: place, bucket } = await testBucket("regain/");
    const elsewhere = await temporaryFolder("elsewhere");
    const at = { dataDir: elsewhere, encryptionKeys: before, s3: place.settings };
    const moveWith = (encryptionKeys: KeyRing) =>
      operatorAt(database, { ...at, encryptionKeys }).run("move-files", "--from", dataDir, "--yes");
    const move = () => moveWith(before);

    // The key file next to the objects is not moved with them.
    await writeFile(keyFileIn(dataDir), `${older}\n`);
    expect(await moveWith(parseKeys(newer))).toMatchObject({
      code: 1,
      noted: expect.stringMatching(/ENCRYPTION_KEYS lacks the key made-.+ nothing was moved/),
    });
    expect([...place.objects.keys()]).toEqual([]);
    // Somebody else's file in place of ours.
    await s3Store(bucket).put(keys[2]!, Buffer.from("of somebody else"));
    expect(await move()).toMatchObject({
      code: 1,
      noted: expect.stringMatching(
        /3\.wav is already in the bucket .+ and differs from the one in/,
      ),
    });
    await s3Store(bucket).remove(keys[2]!);
    // The bucket fails midway: the folder is still the place.
    place.before = (asked) => {
      if (asked.startsWith("PUT") && asked.endsWith("3.wav")) place.fault = { status: 403 };
    };
    expect(await move()).toMatchObject({
      code: 1,
      noted: expect.stringContaining(
        "This cannot be done right now: the bucket clinic-files, below",
      ),
    });
    Object.assign(place, { fault: undefined, before: undefined });
    await claimStore(database, { s3: undefined, dataDir });

    expect(await move()).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /^Copied 4 files \(\d+ bytes\) to the bucket clinic-files, below/,
      ),
    });
    expect(await soundsIn(place)).toEqual(allSounds);
    await claimStore(database, { s3: place.settings, dataDir: elsewhere });
    await expect(claimStore(database, { s3: undefined, dataDir })).rejects.toThrow(
      /or S3_BUCKET if they are in a bucket/,
    );
    expect(await move()).toMatchObject({
      code: 1,
      noted: expect.stringMatching(
        /The files have already been moved: those of this database are in the bucket clinic-files, below/,
      ),
    });
    // Nothing was ever moved into another bucket.
    const other = await testBucket();
    const elsewhereTo = operatorAt(database, { ...at, s3: other.server.settings });
    expect(await elsewhereTo.run("move-files", "--from", dataDir, "--yes")).toMatchObject({
      code: 1,
      noted: expect.stringContaining("is not the one that has the recordings and pictures"),
    });
    const left = await readFile(join(objectsIn(dataDir), keys[0]!));
    expect(left.length).toBeGreaterThan(0);

    const nowhere = operatorAt(database).run("move-files", "--from", dataDir, "--yes");
    expect(await nowhere).toMatchObject({
      code: 1,
      noted: expect.stringContaining("set S3_BUCKET"),
    });
  },
);

test.skipIf(!inject("templateUrl"))(
  "keys are changed, backups made and restored in buckets as in folders",
  async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const { server: place } = await testBucket("regain/");
    const dataDir = await temporaryFolder("data");
    for (const key of keys) await sealedIn(place).put(key, sound);
    const at = { dataDir, encryptionKeys: parseKeys(`${newer},${older}`), s3: place.settings };
    const operator = operatorAt(database, at);
    await operator.seed((trx) => addPatient(trx, { username: "rosa" }));

    const rotated = await operator.run("rotate-keys", "--yes", "--json");
    expect(JSON.parse(rotated.said)).toMatchObject({ files: { changed: 4, broken: [] } });
    const out = join(await temporaryFolder("backup"), "today");
    expect(await operator.run("backup", "--out", out)).toMatchObject({
      code: 0,
      said: expect.stringContaining("4 files"),
    });

    const { server: other } = await testBucket();
    const into = await postgresTestDatabase(inject("templateUrl")!);
    const restore = () =>
      operatorAt(into, { ...at, s3: other.settings }).run("restore-backup", "--from", out, "--yes");
    other.objects.set("recordings/sam/1.wav", { content: sound, etag: '"1"' });
    expect(await restore()).toMatchObject({
      code: 1,
      noted: expect.stringContaining(
        "There are files in the bucket clinic-files, but a backup is restored into an empty place: set S3_BUCKET or S3_PREFIX to another one.",
      ),
    });
    other.objects.clear();
    expect(await restore()).toMatchObject({ code: 0 });
    expect(await soundsIn(other, parseKeys(newer))).toEqual(allSounds);

    // A server starts there; then nobody else can restore into its bucket, even though everything in it is in the
    // backup.
    await claimStore(into, { s3: other.settings, dataDir });
    const third = await postgresTestDatabase(inject("templateUrl")!);
    const intoTheirs = operatorAt(third, { ...at, s3: other.settings });
    expect(await intoTheirs.run("restore-backup", "--from", out, "--yes")).toMatchObject({
      code: 1,
      noted: expect.stringMatching(
        /^The files of another database are in the bucket clinic-files, .+ set S3_BUCKET or S3_PREFIX to another one\./m,
      ),
    });
    const { rows } = await third.pool.query("select id from users");
    expect(rows).toEqual([]);
    await third.close();

    // Files that servers keep in another bucket would be missing.
    const beside = operatorAt(database, { ...at, s3: other.settings });
    expect(
      await beside.run("backup", "--out", join(await temporaryFolder("backup"), "wrong")),
    ).toMatchObject({ code: 1, noted: expect.stringContaining("are not in the bucket") });
    place.fault = "down";
    expect(
      await operator.run("backup", "--out", join(await temporaryFolder("backup"), "none")),
    ).toMatchObject({
      code: 1,
      noted: expect.stringMatching(/^This cannot be done right now: the bucket/),
    });
    await Promise.all([database.close(), into.close()]);
  },
);
