import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const clientIp = endpoint({
  section: "service",
  method: "GET",
  path: "/api/client-ip",
  summary: "The IP address this request came from.",
  access: "anyone",
  responses: { 200: z.object({ ip: z.string() }) },
});
