import { spawnSync } from "node:child_process";
import { chown, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { system } from "../db/actor.ts";
import { addPatient } from "../builders/people.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { withEmptyPostgres } from "../testing/empty-database.ts";
import { productionSettings } from "../testing/production-settings.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const root = join(import.meta.dirname, "../../../..");

/** The command line as npm starts it. */
function admin(dataDir: string, args: readonly string[], env: Record<string, string> = {}) {
  const { PATH = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tools/run.mjs", "node", "apps/server/src/admin/main.ts", ...args],
    { cwd: root, encoding: "utf8", env: { PATH, DATA_DIR: dataDir, ...env } },
  );
  return { status, stdout, stderr: stderr.trim() };
}

test("the command line works on the folder of a server that is stopped, and says so while it runs", async () => {
  const dataDir = await temporaryFolder("admin");
  const place = { kind: "embedded", folder: join(dataDir, "postgres") } as const;

  expect(admin(dataDir, ["find", "rosa"])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no database in .+: set DATA_DIR/),
  });

  const server = await openDatabase(place);
  expect(admin(dataDir, ["find", "rosa"])).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "Regain is running, and only one process can open its embedded database: stop it, run this, and start it again. With PostgreSQL (DATABASE_URL) both can run at the same time.",
  });
  await server.close();

  expect(admin(dataDir, ["find", "rosa"]).stderr).toContain(
    "does not match this version of Regain",
  );

  const filled = await openDatabase(place);
  await migrate(filled);
  await filled.withActor(system("demo"), (trx) => addPatient(trx, { username: "rosa" }));
  await filled.close();

  const found = admin(dataDir, ["find", "rosa", "--json", "--as", "Ada L."]);
  expect(found).toMatchObject({ status: 0, stderr: "" });
  expect(JSON.parse(found.stdout)).toMatchObject({ people: [{ username: "rosa" }] });
  expect(admin(dataDir, ["end-sessions", "rosa"])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("add --yes to do it."),
  });
  // The first message also creates the queue.
  const letter = admin(dataDir, ["reset-password", "rosa", "--yes"]);
  expect(letter.stderr).toBe("Sends a link to set a new password to rosa@example.org.");
  expect(letter.status).toBe(0);

  const again = await openDatabase(place);
  const { rows } = await again.pool.query<{ call: string; access: string; status: number }>(
    "select call, access, status from audit order by id",
  );
  await again.close();
  expect(rows.map(({ call, status }) => [call, status])).toEqual([
    ["ADMIN find", 200],
    ["ADMIN end-sessions", 409],
    ["ADMIN reset-password", 200],
  ]);
  expect(rows[0]?.access).toMatch(/^operator: Ada L\./);
}, 240_000);

test("help and misuse want no database, and end with 0 and 2", () => {
  const nowhere = "/nowhere/at/all";
  expect(admin(nowhere, ["--help"])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("usage: npm run admin -- COMMAND"),
  });
  expect(admin(nowhere, ["destroy"])).toMatchObject({
    status: 2,
    stderr: 'There is no command "destroy". npm run admin -- --help lists the commands.',
  });
  expect(admin(nowhere, ["find"]).status).toBe(2);
  expect(admin(nowhere, ["find", "rosa"], productionSettings)).toMatchObject({
    status: 2,
    stderr: "Say who you are with --as NAME: it is recorded in the audit trail.",
  });
  const unreachable = admin(nowhere, ["find", "rosa", "--as", "Ada"], productionSettings);
  expect(unreachable.status).toBe(1);
  expect(unreachable.stderr).toMatch(/^The database in DATABASE_URL cannot be used: .+\.$/);
});

test.skipIf(process.getuid?.() !== 0)(
  "root is refused where the files are another user's, before any of them is written",
  async () => {
    const dataDir = await temporaryFolder("theirs");
    const restore = () => admin(dataDir, ["restore-backup", "--from", dataDir, "--yes"]);
    await chown(dataDir, 64_321, 64_321);
    const refused = (folder: string) => ({
      status: 1,
      stdout: "",
      stderr: `Run this as user 64321, to whom ${folder} belongs: a server could not open what user root writes there.`,
    });
    expect(restore()).toEqual(refused(dataDir));
    const folder = join(dataDir, "postgres");
    await mkdir(folder);
    await writeFile(join(folder, "PG_VERSION"), "18\n");
    await chown(folder, 64_321, 64_321);
    expect(admin(dataDir, ["find", "rosa"])).toEqual(refused(folder));
    expect(restore()).toEqual(refused(folder));
    expect(await readdir(folder)).toEqual(["PG_VERSION"]);
  },
);

test.skipIf(!inject("templateUrl"))("nothing is restored into a database that lacks letters", () =>
  withEmptyPostgres(async (url) => {
    const dataDir = await temporaryFolder("data");
    const restored = admin(dataDir, ["restore-backup", "--from", dataDir], { DATABASE_URL: url });
    expect(restored).toMatchObject({ status: 1, stdout: "" });
    expect(restored.stderr).toMatch(/^The database in DATABASE_URL is encoded in LATIN1, but /);
  }, "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0"),
);
