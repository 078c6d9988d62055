import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";
import { answer } from "../../field-rules.ts";

/** An unknown name gets `password` like a known one. `token` comes only with `sso`, once. */
export const checkLogin = endpoint({
  section: "service",
  method: "POST",
  path: "/api/login/check",
  summary: "Step 1 of the login: how does this person sign in?",
  access: "anyone",
  body: z.object({
    username: answer("loginName", longest.loginName),
    /** Accepted but not trusted: the socket decides. */
    ipAddress: z.optional(text(45)),
    webLogin: z.optional(z.boolean()),
  }),
  responses: {
    200: z.object({ action: z.enum(["password", "sso"]), token: z.nullable(z.string()) }),
  },
  errors: ["too-many-requests"],
});
