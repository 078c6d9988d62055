import type { Auth } from "@regain/contract/entities/user";

/**
 * Where `/` leads, which is also where the installed app opens. Where the server cannot be reached a patient can still
 * practice.
 */
export function startPage(
  auth: Auth | null,
  isReached: boolean,
): "/login" | "/dashboard" | "/do-therapy" {
  if (!auth) return "/login";
  return auth.user.type === "patient" && !isReached ? "/do-therapy" : "/dashboard";
}
