import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const openCardUpdate = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/subscription/card",
  summary: "Opens a page of the card provider to enter another card.",
  access: "patient",
  responses: { 200: z.object({ url: z.string() }) },
  errors: ["no-card", "payments-unavailable"],
});
