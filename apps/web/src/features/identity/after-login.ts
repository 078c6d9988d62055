import type { Auth } from "@regain/contract/entities/user";
import { returnPath } from "../../lib/return-path.ts";

/** Where a login leads: to what must be done first, else to where the person wanted to go, else home. */
export function afterLogin(auth: Auth, returnUrl: string | undefined, origin: string): string {
  if (auth.user.promptChangePassword) return "/account/password";
  const home = auth.institutionInfo?.institutionAdmin ? "/enterprise-dashboard" : "/dashboard";
  return returnPath(returnUrl, origin) ?? home;
}
