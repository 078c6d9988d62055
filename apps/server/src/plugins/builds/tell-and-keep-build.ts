import type { FastifyInstance } from "fastify";
import { readBuildId } from "./build-id.ts";
import { keepBuild } from "./keep-build.ts";

/**
 * Every answer says which build this server's page belongs to. Once it listens, the server keeps a copy of its build
 * for pages that stay open when it is replaced: that may fail, and nothing else waits for it.
 */
export async function tellAndKeepBuild(app: FastifyInstance, webFolder: string, folder: string) {
  const id = await readBuildId(webFolder);
  if (id === undefined) return;
  app.addHook("onRequest", (_, reply, done) => {
    reply.header("regain-build", id);
    done();
  });
  let keeping = Promise.resolve();
  app.addHook("onListen", (done) => {
    keeping = keepBuild({ id, webFolder }, folder, app.services.clock()).catch((error: unknown) =>
      app.log.warn(
        { err: error },
        "This build could not be kept for pages that outlive it: after the next release they reload instead of continuing.",
      ),
    );
    done();
  });
  app.addHook("onClose", () => keeping);
}
