import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { keptAssets } from "./kept-assets.ts";
import { isPlainName } from "./plain-name.ts";

/** The files of this server's own build, and those of other builds from the folder where they are kept. */
export async function serveAssets(app: FastifyInstance, webFolder: string, builds: string) {
  const folder = join(webFolder, "assets");
  const own: ReadonlySet<string> = new Set(await readdir(folder).catch((): string[] => []));
  const findKept = keptAssets(builds, () => app.services.clock().getTime());
  app.get<{ Params: { name: string } }>("/assets/:name", (request, reply) => {
    const { name } = request.params;
    if (!isPlainName(name)) return reply.callNotFound();
    if (own.has(name)) return reply.sendFile(name, folder);
    void findKept(name).then((holder) => reply.sendFile(name, holder ?? folder));
    return undefined;
  });
}
