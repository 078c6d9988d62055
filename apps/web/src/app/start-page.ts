import type { Auth } from "@regain/contract/entities/user";

/** Where `/` leads, which is also where the installed app opens. Without a network a patient can still practice. */
export function startPage(
  auth: Auth | null,
  isOnline: boolean,
): "/login" | "/dashboard" | "/do-therapy" {
  if (!auth) return "/login";
  return auth.user.type === "patient" && !isOnline ? "/do-therapy" : "/dashboard";
}
