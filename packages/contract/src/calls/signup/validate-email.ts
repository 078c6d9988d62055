import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";
import { existence } from "../../entities/sign-up.ts";

export const validateEmail = endpoint({
  section: "signup",
  method: "GET",
  path: "/api/validateemail",
  summary: "Whether an account has this email address.",
  access: "anyone",
  query: z.object({ email: text(1_000) }),
  responses: { 200: existence },
  errors: ["too-many-requests"],
});
