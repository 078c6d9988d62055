import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";

/**
 * An uncaught error, an unhandled rejection, a screen that failed to render, something the content security
 * policy blocked.
 */
export const browserErrorKinds = ["error", "rejection", "render", "policy"] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

const place = z.int().check(z.gte(0), z.lte(10_000_000));

export const reportBrowserError = endpoint({
  section: "service",
  method: "POST",
  path: "/api/browser-error",
  summary:
    "Reports that something went wrong in a browser: where in the code and on which page, not for whom. What could identify somebody is removed from the message before it is stored.",
  access: "anyone",
  body: z.object({
    kind: z.enum(browserErrorKinds),
    /** Of the error, such as `TypeError`. */
    name: text(60),
    message: z.string().check(atMost(500)),
    /** Where in our own files, innermost first. */
    frames: z
      .array(
        z.object({
          file: z.string().check(atMost(120), z.regex(/^\/[\w./-]*$/)),
          line: place,
          column: place,
        }),
      )
      .check(z.maxLength(10)),
    /** Its name in the site map, without ids: `/dashboard/patient/{id}`. */
    page: z.string().check(atMost(120), z.regex(/^\/[A-Za-z0-9/_.{}$-]*$/)),
    /** The page's entry file: it differs from build to build. */
    build: z.string().check(atMost(80), z.regex(/^[\w./-]*$/)),
  }),
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
