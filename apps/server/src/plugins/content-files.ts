import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isPlainName } from "./builds/plain-name.ts";

/**
 * Serves the pictures, sounds or films of one folder. With its own routes: the library's list the whole folder at
 * each request, to compare the spelling of the name, and there are thousands of sounds.
 * @param prefix of their addresses
 * @param cacheControl how long a browser may keep them
 */
export const contentFiles = (prefix: string, folder: string, cacheControl: string) =>
  async function serveContent(app: FastifyInstance): Promise<void> {
    await app.register(staticFiles, {
      root: folder,
      serve: false,
      index: false,
      cacheControl: false,
      setHeaders(reply) {
        void reply.header("cache-control", cacheControl);
      },
    });
    app.get<{ Params: { name: string } }>(`${prefix}:name`, ({ params: { name } }, reply) =>
      isPlainName(name) ? reply.sendFile(name) : reply.callNotFound(),
    );
  };
