import { askBuild, reloadIfSafe, renewFor } from "../../lib/renewal.ts";
import { isSignInKept } from "./is-sign-in-kept.ts";

/**
 * Loads a page anew that could not be shown without one of its parts: for the build that has it, and when the network is
 * back. Of such a page only answers are left to lose, and a sign-in that lives in it alone: then somebody has to press.
 * @returns the way to stop
 */
export function renewWithoutPart(): () => void {
  void askBuild().then((build) => build && isSignInKept() && renewFor(build));
  const isBack = () => isSignInKept() && void reloadIfSafe();
  addEventListener("online", isBack);
  return () => removeEventListener("online", isBack);
}
