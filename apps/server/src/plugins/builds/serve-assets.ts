import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { isThere, keptAssets } from "./kept-assets.ts";
import { isPlainName } from "./plain-name.ts";

/** The files of this server's own build, and those of other builds from the folder where they are kept. */
export async function serveAssets(app: FastifyInstance, webFolder: string, builds: string) {
  const folder = join(webFolder, "assets");
  const own: ReadonlySet<string> = new Set(await readdir(folder).catch((): string[] => []));
  const findKept = keptAssets(builds, () => app.services.clock().getTime());
  /** The next build may replace this one while its server is still running. */
  const holderOf = async (name: string) =>
    own.has(name) && (await isThere(join(folder, name))) ? folder : findKept(name);
  app.get<{ Params: { name: string } }>("/assets/:name", (request, reply) => {
    const { name } = request.params;
    if (!isPlainName(name)) return reply.callNotFound();
    void holderOf(name).then((holder) => reply.sendFile(name, holder ?? folder));
    return undefined;
  });
}
