import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const eula = endpoint({
  section: "service",
  method: "GET",
  path: "/api/user/eula",
  summary: "Where the licence agreement can be read.",
  access: "anyone",
  responses: { 200: z.object({ url: z.string() }) },
});
