/**
 * `npm run audit`: known vulnerabilities in the installed packages. Fails if any is high or critical. If the registry
 * cannot be asked, it says so and passes, because a build must not depend on a network; AUDIT_REQUIRED=1 makes that
 * fail too.
 */
import { execFile } from "node:child_process";
import { readAdvisories } from "./advisories.ts";
import { root } from "./run-step.ts";

/** Its exit code says less than its report. */
const report = await new Promise<string>((resolve) => {
  const args = ["audit", "--json", "--fetch-retries=1", "--fetch-timeout=20000"];
  const options = { cwd: root, maxBuffer: 1e8, shell: process.platform === "win32" };
  execFile("npm", args, options, (_, out) => resolve(out));
});

const { grave, lighter, problem } = readAdvisories(report);
if (!grave) {
  console.warn(
    `audit: NOT DONE. The registry could not be reached (${problem}): nothing is known about vulnerabilities in packages.`,
  );
  process.exit(process.env.AUDIT_REQUIRED === "1" ? 1 : 0);
}
for (const one of grave) console.error(`audit: ${one}`);
console.log(`audit: ${grave.length} high or critical, ${lighter} less severe`);
process.exit(grave.length > 0 ? 1 : 0);
