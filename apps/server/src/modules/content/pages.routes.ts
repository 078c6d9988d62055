import type { Content } from "@regain/content/content";
import { english } from "@regain/content/en/content";
import { stylesheetName } from "@regain/content/pages/page";
import { isPagesVersion, renderPage } from "@regain/content/pages/pages";
import { stylesheet } from "@regain/content/pages/stylesheet";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../lib/http/refusal.ts";

const contents: ReadonlyMap<string, Content> = new Map([[english.locale, english]]);

/** The URL contains everything its page is made from. */
const forEver = "public, max-age=31536000, immutable";

interface File {
  readonly type: string;
  readonly text: string;
}

/** `1/pages.css` or `1/en-US/clock/round-3-05.html`, by its parts. */
function fileAt([version = "", ...path]: readonly string[]): File | undefined {
  if (!isPagesVersion(version)) return undefined;
  if (path.join("/") === stylesheetName) return { type: "text/css", text: stylesheet };
  const [locale = "", kind = "", name = "", ...more] = path;
  const [, params] = /^([\w-]+)\.html$/.exec(name) ?? [];
  const content = contents.get(locale);
  if (!content || params === undefined || more.length > 0) return undefined;
  const text = renderPage(content, kind, params);
  return text === undefined ? undefined : { type: "text/html", text };
}

/**
 * The pages that items show in a frame, and their stylesheet. They say nothing about anyone, so
 * everyone may see them.
 */
export function pagesRoutes(app: FastifyInstance): void {
  app.get<{ Params: { "*": string } }>("/content/pages/*", ({ params }, reply) => {
    const file = fileAt(params["*"].split("/", 6));
    if (!file) throw new Refusal("not-found");
    return reply
      .header("cache-control", forEver)
      .type(`${file.type}; charset=utf-8`)
      .send(file.text);
  });
}
