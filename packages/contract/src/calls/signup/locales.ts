import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { locale } from "../../entities/sign-up.ts";

/** Only those with complete content. `os` is 3 for the web; all get the same. */
export const locales = endpoint({
  section: "signup",
  method: "GET",
  path: "/api/locales",
  summary: "The languages that can be chosen.",
  access: "anyone",
  isCacheable: true,
  query: z.object({ os: z.optional(z.string().check(z.regex(/^\d{1,3}$/))) }),
  responses: { 200: z.object({ locales: z.array(locale) }) },
});
