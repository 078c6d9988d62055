import { singleSignOn } from "@regain/contract/calls/identity/single-sign-on";
import { mountedPath } from "@regain/contract/endpoint";
import type { Reach } from "../../adapters/guarded-fetch.ts";
import type { Config } from "../../config.ts";

/** What institutions learn about us, and where their providers may be. */
export function signInPlaceFrom({ publicUrl, demo, apiVersion, appEnv }: Config) {
  const reach: Reach = appEnv === "dev" ? "anywhere" : "public";
  return {
    publicUrl,
    demo,
    reach,
    callback: `${mountedPath(singleSignOn, apiVersion)}/callback`,
  };
}
