import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { copyDemoData, freePort, RunningServer, type SpeechEngine } from "./server.ts";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/assign-words.ts");

/** A server with the demo in it, whose patients are to say these words; whoever asked for it disposes of it. */
export async function startSpeakingServer(
  engine: SpeechEngine,
  wordsByName: Readonly<Record<string, readonly string[]>>,
): Promise<RunningServer> {
  const dataDir = await copyDemoData();
  await promisify(execFile)(process.execPath, [script, dataDir, JSON.stringify(wordsByName)]);
  const server = new RunningServer(dataDir, await freePort(), engine);
  await server.start();
  return server;
}
