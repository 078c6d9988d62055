import { join } from "node:path";
import { describe, expect } from "vitest";
import { StartupError } from "../../db/startup-error.ts";
import { testBucket } from "../../testing/kept-stores.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { claimStore } from "./claim-store.ts";
import { folderStore, objectsIn } from "./folder-store.ts";

const sound = Buffer.from("sound of Rosa");

const sentenceOf = (claim: Promise<void>) =>
  claim.then(
    () => "started",
    (error: unknown) => (error instanceof StartupError ? error.message : error),
  );

describe("one database has one place for its files", () => {
  onBothEngines("a bucket, for all its servers, whichever folder they have", async (database) => {
    const [one, other] = [await testBucket("regain/"), await testBucket()];
    const start = async (place: typeof one | undefined) =>
      sentenceOf(
        claimStore(database, {
          s3: place?.server.settings,
          dataDir: await temporaryFolder("data"),
        }),
      );
    expect(await Promise.all([start(one), start(one)])).toEqual(["started", "started"]);
    expect(await start(one)).toBe("started");
    expect([...one.server.objects.keys()]).toEqual(["regain/.regain-folder"]);

    expect(await start(other)).toMatch(/are not in the bucket clinic-files: set S3_BUCKET and/);
    expect(await start(undefined)).toMatch(/or S3_BUCKET if they are in a bucket/);

    // Following the message's advice helps.
    other.server.objects.set(".regain-folder", one.server.objects.get("regain/.regain-folder")!);
    expect(await start(other)).toBe("started");
  });

  onBothEngines("a bucket is not begun while files lie in the folder", async (database) => {
    const { server } = await testBucket();
    const dataDir = await temporaryFolder("data");
    await folderStore(objectsIn(dataDir)).put("recordings/rosa/1.wav", sound);
    const start = () => sentenceOf(claimStore(database, { s3: server.settings, dataDir }));
    expect(await start()).toBe(
      `There are recordings or pictures in the folder ${join(dataDir, "objects")} that would be missing from the bucket clinic-files: move them with "npm run admin -- move-files --from ${dataDir}", then start again.`,
    );
    expect([...server.objects.keys()]).toEqual([]);
  });

  onBothEngines("a bucket that overwrites what it should not is not begun", async (database) => {
    const { server } = await testBucket();
    server.mindsConditions = false;
    const dataDir = await temporaryFolder("data");
    expect(await sentenceOf(claimStore(database, { s3: server.settings, dataDir }))).toMatch(
      /ignores If-Match/,
    );
  });
});
