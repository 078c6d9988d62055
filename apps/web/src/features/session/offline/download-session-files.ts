import type { SessionTask } from "@regain/contract/entities/session";
import { readAccessToken } from "../../../lib/access-token.ts";
import { waitFor } from "../audio/waiting.ts";
import { fetchContent, isOwnContent } from "../stimuli/fetch-content.ts";
import { downloadAll } from "./download-all.ts";
import { downloadInWorker } from "./download-in-worker.ts";
import { contentStore } from "./content-store.ts";
import { sessionFiles } from "./session-files.ts";

const tryAgainMs = 15_000;

/**
 * Fetches in the background what the rest of a session needs, next items first, so that it can be finished
 * offline. If the network is lost, it resumes when it is back. Never rejects.
 * @param tasks the open ones
 */
export async function downloadSessionFiles(
  tasks: readonly SessionTask[],
  signal: AbortSignal,
): Promise<void> {
  const token = readAccessToken();
  const wanted = await sessionFiles(tasks);
  const [own, files] = [wanted.filter(isOwnContent), wanted.filter((one) => !isOwnContent(one))];
  // The patient's own files are fetched with their token, which stays with the page.
  const store = await contentStore(fetchContent, () => readAccessToken() === token);
  const bring = async () => {
    const done = await Promise.all([
      downloadInWorker({ wanted, files }, signal),
      downloadAll(store, own, signal),
    ]);
    return done.every(Boolean);
  };
  while (!signal.aborted && !(await bring())) await waitFor(tryAgainMs, signal);
}
