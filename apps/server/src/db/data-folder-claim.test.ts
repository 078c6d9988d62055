import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { StartupError } from "./startup-error.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { onBothEngines } from "../testing/test-database.ts";
import { claimDataFolder } from "./data-folder-claim.ts";

onBothEngines("one database has one data folder", async (database) => {
  const shared = await temporaryFolder("data");
  const elsewhere = await temporaryFolder("data");
  await Promise.all([claimDataFolder(database, shared), claimDataFolder(database, shared)]);
  await claimDataFolder(database, shared);

  await expect(claimDataFolder(database, elsewhere)).rejects.toThrow(StartupError);
  await expect(claimDataFolder(database, elsewhere)).rejects.toThrow(
    /set DATA_DIR to the folder that all its servers share/,
  );
  await writeFile(join(elsewhere, ".regain-folder"), randomUUID());
  await expect(claimDataFolder(database, elsewhere)).rejects.toThrow(StartupError);

  // Following the message's advice helps.
  const mark = await readFile(join(shared, ".regain-folder"), "utf8");
  await writeFile(join(elsewhere, ".regain-folder"), mark);
  await claimDataFolder(database, elsewhere);
});

onBothEngines("a folder that was brought along is taken as it is", async (database) => {
  const folder = await temporaryFolder("data");
  const mark = randomUUID();
  await writeFile(join(folder, ".regain-folder"), mark);
  await claimDataFolder(database, folder);
  await claimDataFolder(database, folder);
  expect(await readFile(join(folder, ".regain-folder"), "utf8")).toBe(mark);
});
