import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { ScheduleLine } from "@regain/therapy/schedule";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/assign-homework.ts");

/** Gives patients other homework, by username. The server is stopped for it and started again. */
export async function assignHomework(
  server: RunningServer,
  homework: Readonly<Record<string, readonly ScheduleLine[]>>,
): Promise<void> {
  const lines = await Promise.all(
    Object.entries(homework).map(async ([username, list]) => {
      const { user } = await sessionOf(server, username);
      return [user.userId, list] as const;
    }),
  );
  await server.stop();
  const wanted = JSON.stringify(Object.fromEntries(lines));
  await promisify(execFile)(process.execPath, [script, server.dataDir, wanted]);
  await server.start();
}
