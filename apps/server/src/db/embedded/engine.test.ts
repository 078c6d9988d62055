import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { StartupError } from "../startup-error.ts";
import { prepareFolder } from "./data-folder.ts";
import { openEmbedded } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";

const nobody = 65_534;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder("engine");
});

test("what was stored is there when the folder is opened again", async () => {
  const first = await openEmbedded({ kind: "embedded", folder });
  await first.pool.query("create table kept (n int); insert into kept values (7)");
  await first.close();
  const second = await openEmbedded({ kind: "embedded", folder });
  expect((await second.pool.query("select n from kept")).rows).toEqual([{ n: 7 }]);
  await second.close();
});

test("a folder that is in use is refused in one sentence, and free again afterwards", async () => {
  const release = await lockFolder(folder);
  await expect(openEmbedded({ kind: "embedded", folder })).rejects.toThrow(
    `Another Regain is already running on the data folder ${folder}`,
  );
  await release();
  const again = await lockFolder(folder);
  await again();
});

test("a folder of another major version is left alone", async () => {
  await writeFile(join(folder, "PG_VERSION"), "17\n");
  expect(() => prepareFolder(folder)).toThrow(StartupError);
  expect(() => prepareFolder(folder)).toThrow(/version 17 .* version 18/);
});

test.skipIf(process.platform === "win32")(
  "nobody else of the machine comes to the files, also of a folder that was open to all before",
  async () => {
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    const made = join(folder, "data", "postgres");
    prepareFolder(made);
    expect([await modeOf(join(folder, "data")), await modeOf(made)]).toEqual([0o700, 0o700]);
    await chmod(made, 0o755);
    prepareFolder(made);
    expect(await modeOf(made)).toBe(0o700);
  },
);

test("a folder that cannot be made is named", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  expect(() => prepareFolder(join(file, "inside"))).toThrow(/cannot be created/);
  expect(() => prepareFolder(file)).toThrow(StartupError);
});

test("a connection that is thrown away leaves neither a transaction nor a plan to the next", async () => {
  const engine = await openEmbedded({ kind: "embedded" });
  const client = await engine.pool.connect();
  await client.query("begin; create table half (n int); set app.actor = 'somebody'");
  await client.query({ name: "kept", text: "select 1" });
  client.release(true);
  await engine.pool.query({ name: "kept", text: "select 2" });
  const { rows } = await engine.pool.query(
    "select to_regclass('half') as half, current_setting('app.actor', true) as actor",
  );
  expect(rows).toEqual([{ half: null, actor: "" }]);
  await engine.close();
});

/** Opens the folder in a process of its own, as nobody if this one is root's, who may read everything. */
const openInProcess = (place: string) =>
  spawnSync(
    process.execPath,
    [
      "-e",
      `import(${JSON.stringify(import.meta.resolve("./engine.ts"))}).then(async ({ openEmbedded }) => {
         if (process.getuid() === 0) process.setuid(${nobody});
         await openEmbedded({ kind: "embedded", folder: ${JSON.stringify(place)} }).catch(({ message }) => console.log(message));
         process.exit();
       });`,
    ],
    { encoding: "utf8" },
  ).stdout.trim();

test.skipIf(process.platform === "win32")(
  "a file that the engine may not open is named, and who can",
  async () => {
    const place = join(await mkdtemp(join(tmpdir(), "regain-closed-")), "postgres");
    onTestFinished(() => rm(dirname(place), { recursive: true }));
    await mkdir(join(place, "pg_logical"), { recursive: true });
    const closed = join(place, "pg_logical/replorigin_checkpoint");
    await writeFile(closed, "", { mode: 0o000 });
    await writeFile(join(place, "PG_VERSION"), "18\n");
    const others = [dirname(place), place, join(place, "PG_VERSION"), dirname(closed)];
    if (process.getuid!() === 0) for (const path of others) await chown(path, nobody, nobody);
    expect(openInProcess(place)).toMatch(
      new RegExp(
        `^The embedded database cannot be opened: ${closed} belongs to user \\w+, and .+ Give all of ${place} to its owner, user \\w+ \\(chown -R\\)`,
      ),
    );
  },
  60_000,
);
