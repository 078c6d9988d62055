import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const logOut = endpoint({
  section: "service",
  method: "POST",
  path: "/api/logout",
  summary: "Ends the session of the caller's token.",
  access: "signed-in",
  isOpenBeforeNewPassword: true,
  responses: { 200: z.object({}) },
});
