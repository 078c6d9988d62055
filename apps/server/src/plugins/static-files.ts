import { join, resolve, sep } from "node:path";
import staticFiles from "@fastify/static";
import { type ApiVersion, sections } from "@regain/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Refusal } from "../lib/http/refusal.ts";
import { readPage } from "./builds/build-id.ts";
import { pagesWithLinks } from "./builds/early-files.ts";
import { serveAssets } from "./builds/serve-assets.ts";
import { tellAndKeepBuild } from "./builds/tell-and-keep-build.ts";
import { contentFiles } from "./content-files.ts";
import { sendRefusal } from "./errors.ts";

const builtFor: ApiVersion = "v700";
const forEver = "public, max-age=31536000, immutable";

/** Addresses that are never a page of the app. `/dashboard` is one, `/dashboard/v700` is not. */
const notPages = new RegExp(`^/(?:(?:${sections.join("|")})/v\\d+|content|assets|docs)(?:/|$)`);

const pathOf = ({ url }: FastifyRequest) => url.split("?", 1)[0]!;

/**
 * The Accept headers of browsers asking for a page, and of clients that take anything: link checkers, previews, curl.
 */
const takesPages = /text\/html|^(?:\*\/\*(?:;[^,]*)?)?$/;

/** A visitor's browser asking for a page, rather than for a file or a call. */
function asksForPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !notPages.test(path) &&
    !/\/\.|\.[a-z0-9]{1,8}$/i.test(path) &&
    takesPages.test(request.headers.accept ?? "")
  );
}

/** The app's only page. It is built for the usual version of the calls, and says so if this server speaks another. */
async function pageOf(webFolder: string, version: ApiVersion) {
  const built = await readPage(webFolder);
  const index = built.replace(`content="${builtFor}"`, `content="${version}"`);
  const withLinks = await pagesWithLinks(webFolder, index);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const page = withLinks.get(pathOf(request)) ?? (version === builtFor ? undefined : index);
    if (page === undefined) return reply.sendFile("index.html");
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  };
}

/** The built web app, with its pages answered by the one index, plus the exercises' pictures, sounds and films. */
export const files = fp(async (app) => {
  const { webFolder, pictureFolder, audioFolder, filmFolder, apiVersion, dataDir } =
    app.services.config;
  const builds = join(dataDir, "builds");
  const content = { pictures: pictureFolder, audio: audioFolder, films: filmFolder };
  for (const [name, folder] of Object.entries(content))
    if (folder) await app.register(contentFiles(`/content/${name}/`, folder, forEver));
  if (webFolder)
    await app.register(staticFiles, {
      root: webFolder,
      index: false,
      // What the build tells itself is nobody else's.
      dotfiles: "ignore",
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        // Vite names these files by the hash of their contents.
        const hashed =
          path.startsWith(resolve(webFolder, "assets") + sep) || path.startsWith(builds + sep);
        void reply.header("cache-control", hashed ? forEver : "no-cache");
        void reply.header("vary", "accept-encoding");
      },
    });
  const sendPage = webFolder ? await pageOf(webFolder, apiVersion) : undefined;
  if (webFolder) {
    await tellAndKeepBuild(app, webFolder, builds);
    await serveAssets(app, webFolder, builds);
  }
  // Nothing is returned: a returned reply is awaited once more, and gets more listeners than Node considers healthy.
  app.setNotFoundHandler((request, reply) => {
    if (sendPage && asksForPage(request)) sendPage(request, reply);
    else sendRefusal(new Refusal("not-found"), request, reply);
  });
  if (!sendPage) return;
  app.get("/", sendPage);
  // The library refuses a path with an empty segment as malformed before it looks for a file.
  app.addHook("onRequest", (request, reply, done) => {
    if (!pathOf(request).includes("//") || !asksForPage(request)) return done();
    request.refusedWith = "not-found";
    return void sendPage(request, reply.code(404));
  });
});
