import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

const root = resolve(import.meta.dirname, "../..");

/** What the linter says about a file at this path, where there must be none yet. */
export async function lint(path: string, source: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  try {
    const { stdout } = await promisify(execFile)(join(root, "node_modules/.bin/oxlint"), [file], {
      cwd: root,
    });
    return stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    await rm(file, { force: true });
  }
}
