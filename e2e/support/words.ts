import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/assign-words.ts");

/** Gives a patient a session that asks to say these words. The server is stopped for it and started again. */
export async function assignWords(
  server: RunningServer,
  username: string,
  words: readonly string[],
): Promise<void> {
  const { user } = await sessionOf(server, username);
  await server.stop();
  await promisify(execFile)(process.execPath, [script, server.dataDir, user.userId, ...words]);
  await server.start();
}
