import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { accountDetails } from "../../entities/account-details.ts";
import { id } from "../../entities/common.ts";

export const readAccount = endpoint({
  section: "service",
  method: "GET",
  path: "/api/users/:userId",
  summary: "The account's details.",
  access: "own-user",
  params: z.object({ userId: id }),
  responses: { 200: accountDetails },
});
