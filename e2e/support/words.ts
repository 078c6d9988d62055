import { copyDemo } from "./demo.ts";
import { freePort, RunningServer, type SpeechEngine } from "./server.ts";

/** A server with the demo in it, whose patients have to say these words; the caller disposes of it. */
export async function startSpeakingServer(
  engine: SpeechEngine,
  wordsByName: Readonly<Record<string, readonly string[]>>,
): Promise<RunningServer> {
  const server = new RunningServer(await copyDemo(), await freePort(), engine);
  await server.runScript("assign-words.ts", JSON.stringify(wordsByName));
  await server.start();
  return server;
}
