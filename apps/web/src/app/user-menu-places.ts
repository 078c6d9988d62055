import type { Auth, User } from "@regain/contract/entities/user";
import { isAdmin, mustFinishFirst } from "./guards.ts";

/** The first name, else the username, else the part of the email address before the `@`. */
export const userLabel = ({ firstName, username, email }: User): string =>
  firstName || username || (email?.split("@")[0] ?? "");

/** Where the user menu leads. */
export type MenuPlace =
  | "dashboard"
  | "clinician-dashboard"
  | "account"
  | "enterprise-dashboard"
  | "users"
  | "institution"
  | "logout";

/** What the user menu offers this person. */
export function menuPlaces(auth: Auth): readonly MenuPlace[] {
  if (mustFinishFirst(auth)) return ["logout"];
  return [
    auth.user.type === "patient" ? "dashboard" : "clinician-dashboard",
    "account",
    ...(isAdmin(auth) ? (["enterprise-dashboard", "users", "institution"] as const) : []),
    "logout",
  ];
}
