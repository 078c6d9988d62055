import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, type TestContext, test, vi } from "vitest";
import { openEmbedded } from "../db/embedded/engine.ts";
import { reserveBytes } from "../db/embedded/free-space.ts";
import { refusedByDatabase } from "../db/refused-by-database.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";
import { serverProcess } from "./server-process.ts";

vi.setConfig({ testTimeout: 240_000 });

let disk: SmallDisk | undefined;
beforeEach(async () => {
  disk = mountSmallDisk(await temporaryFolder("disk"), 300 * 2 ** 20);
});
afterEach(() => disk?.remove());

function needDisk(context: TestContext): SmallDisk {
  return disk ?? context.skip("this user may not mount a small disk");
}

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => refusedByDatabase(error) ?? error,
  );
const unavailable = { code: "unavailable", details: { retryAfterSeconds: expect.any(Number) } };

describe("the embedded database", () => {
  test("is read and not written while the disk is nearly full, and written again when there is room", async (context) => {
    const { folder, fill, makeRoom } = needDisk(context);
    const engine = await openEmbedded({ kind: "embedded", folder: join(folder, "postgres") });
    const { pool } = engine;
    await pool.query("create table kept (n int); insert into kept values (1)");
    const count = async () =>
      (await pool.query<{ n: number }>("select count(*) as n from kept")).rows[0]?.n;
    fill(reserveBytes / 2);
    const write = () => refusalOf(pool.query("insert into kept values (2)"));
    await expect.poll(write, { timeout: 30_000 }).toMatchObject(unavailable);
    expect(await count()).toBe(await count());
    expect(await write(), "also after the connection was thrown away").toMatchObject(unavailable);
    const client = await pool.connect();
    client.release(true);
    expect(await write()).toMatchObject(unavailable);
    const before = (await count())!;
    makeRoom();
    await expect.poll(write, { timeout: 30_000 }).toBeUndefined();
    expect(await count()).toBe(before + 1);
    await engine.close();
  });

  test("that broke for want of room opens again by itself when there is room, with all that was stored", async (context) => {
    const { folder, fill, makeRoom } = needDisk(context);
    const engine = await openEmbedded({ kind: "embedded", folder: join(folder, "postgres") });
    const { pool } = engine;
    await pool.query("create table kept (n int)");
    await pool.query("insert into kept select * from generate_series(1, 1000)");
    fill();
    // A checkpoint writes what PostgreSQL cannot do without.
    expect(await refusalOf(pool.query("checkpoint"))).toMatchObject(unavailable);
    expect(await refusalOf(pool.query("select 1"))).toMatchObject(unavailable);
    makeRoom();
    const count = () =>
      pool.query<{ n: number }>("select count(*) as n from kept").then(
        ({ rows }) => rows[0]?.n,
        () => "not yet",
      );
    await expect.poll(count, { timeout: 60_000, interval: 500 }).toBe(1_000);
    await pool.query("insert into kept values (0)");
    await engine.close();
  });
});

describe("a start on a full disk", () => {
  const sentence = /^The disk .*is full.*: make room, then start again\.$/;

  test("is refused in one sentence, where nothing is there yet", async (context) => {
    const { folder, fill } = needDisk(context);
    fill();
    const server = serverProcess({ DATA_DIR: join(folder, "data") });
    await expect(server.start()).rejects.toThrow(sentence);
  });

  test("is refused in one sentence, where there are data, which stay as they are", async (context) => {
    const { folder, fill, makeRoom } = needDisk(context);
    const server = serverProcess({ DATA_DIR: join(folder, "data") });
    await server.start();
    await server.kill();
    fill();
    await expect(server.start()).rejects.toThrow(sentence);
    makeRoom();
    await server.start();
    expect(await server.stop()).toBe(0);
  });
});
