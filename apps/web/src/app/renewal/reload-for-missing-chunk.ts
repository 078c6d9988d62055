import { askBuild, reloadIfSafe, renewFor } from "../../lib/renewal.ts";
import { isSignInKept } from "./is-sign-in-kept.ts";

/**
 * Reloads a page that could not be shown because a part is missing: to get the build that has it, and when the network
 * is back. All that such a page can lose is unsent answers and a sign-in that lives only in it: then a person has to
 * press.
 * @returns a function that stops it
 */
export function reloadForMissingChunk(): () => void {
  void askBuild().then((build) => build && isSignInKept() && renewFor(build));
  const isBack = () => isSignInKept() && void reloadIfSafe();
  addEventListener("online", isBack);
  return () => removeEventListener("online", isBack);
}
