import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { receipt } from "../../entities/subscription.ts";

export const listReceipts = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/receipts",
  summary: "The payments, newest first.",
  access: "patient",
  responses: { 200: z.object({ receipts: z.array(receipt) }) },
  errors: ["payments-unavailable"],
});
