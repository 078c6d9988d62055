import { endpoint } from "../../endpoint.ts";
import { auth } from "../../entities/user.ts";

export const loadUser = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/portal/user",
  summary: "Who is signed in with this token.",
  access: "signed-in",
  isOpenBeforeNewPassword: true,
  responses: { 200: auth },
});
