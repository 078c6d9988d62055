import { startDemoServer } from "./demo.ts";
import type { RunningServer } from "./server.ts";
import { test } from "./test.ts";

/**
 * A server for the stories of one file alone, because they change what others would find. `server` and
 * `openAs` use it in that file.
 * @returns what gets it once the stories have begun
 */
export function ownServer(
  start: () => Promise<RunningServer> = startDemoServer,
): () => RunningServer {
  let own: RunningServer | undefined;
  test.beforeAll(async ({ servers }) => {
    own = await start();
    servers.ofFile = own;
  });
  test.afterAll(async ({ servers }) => {
    servers.ofFile = undefined;
    await own?.dispose();
  });
  return () => {
    if (!own) throw new Error("the server starts with the first story");
    return own;
  };
}
