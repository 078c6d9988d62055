import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";
import { existence } from "../../entities/sign-up.ts";

export const validateUsername = endpoint({
  section: "signup",
  method: "GET",
  path: "/api/validateusername",
  summary: "Whether an account has this username.",
  access: "anyone",
  query: z.object({ username: text(1_000) }),
  responses: { 200: existence },
  errors: ["too-many-requests"],
});
