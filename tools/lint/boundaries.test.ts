import { expect, test } from "vitest";
import { lint } from "./probe.ts";

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
    "apps/server/src/lib/zz-probe.ts",
    'import { identityRoutes } from "../modules/identity/identity.routes.ts";\nexport const probe = identityRoutes;\n',
    "lib may not import modules",
  ],
  [
    "packages/therapy/src/zz-probe.ts",
    'import { refusals } from "../../contract/src/errors.ts";\nexport const probe = refusals;\n',
    "import packages/contract by its package name",
  ],
  [
    "packages/therapy/src/zz-probe.ts",
    "/** The clock. */\nexport const probe = () => Date.now();\n",
    "packages are pure: pass Date.now in instead",
  ],
  [
    "packages/content/src/zz-probe.ts",
    "/** Sorted. */\nexport const probe = (one: string, other: string) => one.localeCompare(other);\n",
    "packages are pure: localeCompare depends on the machine's language",
  ],
  [
    "packages/therapy/src/zz-probe.ts",
    '/** An order. */\nexport const probe = new Intl.Collator("en").compare;\n',
    "packages are pure: Collator depends on the machine's language",
  ],
  [
    "packages/contract/src/zz-probe.ts",
    "/** In letters. */\nexport const probe = (name: string) => name.toLocaleUpperCase();\n",
    "packages are pure: toLocaleUpperCase depends on the machine's language",
  ],
])("%s is refused where it must not reach", async (path, source, message) => {
  expect(await lint(path, source)).toContain(message);
});

test("an import in the allowed direction passes", async () => {
  const source =
    'import { refusals } from "@regain/contract/errors";\nexport const probe = refusals;\n';
  expect(await lint("packages/therapy/src/zz-probe.ts", source)).not.toContain("boundaries");
});
