import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";

/** An error nobody caught, a promise nobody waited for, a screen that could not be shown, something the policy forbade. */
export const browserErrorKinds = ["error", "rejection", "render", "policy"] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

const place = z.int().check(z.gte(0), z.lte(10_000_000));

export const reportBrowserError = endpoint({
  section: "service",
  method: "POST",
  path: "/api/browser-error",
  summary:
    "Tells that something went wrong in a browser: where in the code and on which page, not to whom. What could name somebody is taken out of the message before it is kept.",
  access: "anyone",
  body: z.object({
    kind: z.enum(browserErrorKinds),
    /** Of the error, as `TypeError`. */
    name: text(60),
    message: z.string().check(atMost(500)),
    /** Where in our own files, the innermost first. */
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
    /** The file the page began with: it differs from build to build. */
    build: z.string().check(atMost(80), z.regex(/^[\w./-]*$/)),
  }),
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
