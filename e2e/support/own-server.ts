import { startDemoServer } from "./demo.ts";
import type { RunningServer } from "./server.ts";
import { test } from "./test.ts";

/**
 * A server for the stories of one file alone: they change what others would find.
 * @returns it, once the stories have begun
 */
export function ownServer(): () => RunningServer {
  let own: RunningServer | undefined;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    own = await startDemoServer();
  });
  test.afterAll(() => own?.dispose());
  return () => {
    if (!own) throw new Error("the server starts with the first story");
    return own;
  };
}
