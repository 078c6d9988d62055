import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { id, nonEmptyText } from "../../entities/common.ts";

/** Ends the sessions of all other devices. */
export const changePassword = endpoint({
  section: "service",
  method: "PUT",
  path: "/api/users/:userId/password",
  summary: "Changes the caller's password.",
  access: "own-user",
  isOpenBeforeNewPassword: true,
  params: z.object({ userId: id }),
  body: z.object({
    oldPassword: nonEmptyText(longest.password),
    newPassword: nonEmptyText(longest.password),
  }),
  responses: { 200: z.object({}) },
  errors: ["wrong-password", "signs-in-elsewhere", "weak-password", "too-many-requests"],
});
