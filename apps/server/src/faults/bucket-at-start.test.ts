import { expect, inject, test } from "vitest";
import { newKey } from "../lib/keys/key-ring.ts";
import { testBucket } from "../testing/kept-stores.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { postgresTestDatabase } from "../testing/test-database.ts";
import { serverProcess } from "./server-process.ts";

test.skipIf(!inject("templateUrl"))(
  "a start over a bucket that cannot be used says why in one sentence; with a good one the server runs",
  async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const { server: place } = await testBucket("regain/");
    const env = {
      ...place.env,
      DATABASE_URL: database.pool.options.connectionString!,
      DATA_DIR: await temporaryFolder("data"),
      ENCRYPTION_KEYS: newKey(),
    };
    const wrong = serverProcess({ ...env, S3_SECRET_ACCESS_KEY: "guessed" });
    await expect(wrong.start()).rejects.toThrow(
      /^Recordings and pictures cannot be stored: the bucket clinic-files, below regain\/ answers 403 SignatureDoesNotMatch: check S3_SECRET_ACCESS_KEY\.$/,
    );
    expect(wrong.said).not.toContain("guessed");
    expect(place.objects.size).toBe(0);

    const server = serverProcess(env);
    await server.start();
    expect(await server.stop()).toBe(0);
    expect([...place.objects.keys()]).toEqual(["regain/.regain-folder"]);
    await database.close();
  },
  240_000,
);
