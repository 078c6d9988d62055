import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const written: string[] = [];

/** Lints a file as if it stood at this path. */
async function lint(path: string, source: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  written.push(file);
  try {
    const { stdout } = await promisify(execFile)(join(root, "node_modules/.bin/oxlint"), [file], {
      cwd: root,
    });
    return stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

afterEach(async () => {
  await Promise.all(written.splice(0).map((file) => rm(file, { force: true })));
});

test.each([
  [
    "packages/contract/src/zz-probe.ts",
    'import { createRng } from "@regain/therapy/rng";\nexport const probe = createRng;\n',
    "packages/contract may not import packages/therapy",
  ],
  [
    "apps/web/src/lib/zz-probe.ts",
    'import { buildApp } from "@regain/server/app";\nexport const probe = buildApp;\n',
    "apps/web may not import apps/server",
  ],
  [
    "apps/web/src/ui/zz-probe.ts",
    'import { router } from "../app/router.ts";\nexport const probe = router;\n',
    "ui may not import app",
  ],
  [
    "packages/therapy/src/zz-probe.ts",
    'import { refusals } from "../../contract/src/errors.ts";\nexport const probe = refusals;\n',
    "import packages/contract by its package name",
  ],
  [
    "packages/therapy/src/zz-probe.ts",
    "export const probe = () => Date.now();\n",
    "packages are pure: pass Date.now in instead",
  ],
])("%s is refused where it must not reach", async (path, source, message) => {
  expect(await lint(path, source)).toContain(message);
});

test("an import in the allowed direction passes", async () => {
  const source =
    'import { refusals } from "@regain/contract/errors";\nexport const probe = refusals;\n';
  expect(await lint("packages/therapy/src/zz-probe.ts", source)).not.toContain("boundaries");
});
