import { useBlocker } from "@tanstack/react-router";
import { readAccessToken } from "../../lib/access-token.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { areDraftsHere } from "./drafts-here.ts";
import { sentWithinMs } from "./left-drafts.ts";

const isSent = (keeper: DraftKeeper): Promise<boolean> =>
  Promise.race([
    keeper.save(),
    new Promise<boolean>((resolve) => setTimeout(resolve, sentWithinMs, false)),
  ]);

/** Somebody who is signed in logs out while something is unsent: it is sent first, or they are asked, with the note in view. */
export const useLogOutGuard = (keeper: DraftKeeper) =>
  useBlocker({
    shouldBlockFn: async ({ next }) =>
      next.pathname === "/logout" &&
      areDraftsHere() &&
      !(await isSent(keeper)) &&
      // A sign-in that turned out to have ended cannot stay.
      readAccessToken() !== undefined,
    enableBeforeUnload: false,
    withResolver: true,
  });
