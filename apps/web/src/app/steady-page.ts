import type { AnyRouter } from "@tanstack/react-router";
import { areDraftsHere } from "../features/documentation/drafts-here.ts";
import { namedUser } from "../lib/kept-patient.ts";
import { focusBack } from "./focus-back.ts";
import { holdBackTrembles } from "./hold-back-trembles.ts";
import { keepFocus } from "./keep-focus.ts";
import { noticeNewPassword } from "./notice-new-password.ts";

let isSteady = false;

/** What a clinician once wrote here and never came back for is not kept for whoever uses this device now. */
async function forgetOldNotes(): Promise<void> {
  if (!areDraftsHere()) return;
  const { forgetOldDrafts } = await import("../features/documentation/left-drafts.ts");
  forgetOldDrafts(namedUser());
}

/** Steadies the page for whoever is at it, such as under hands that tremble: loaded with a visitor's first press. */
export function steadyPage(router: AnyRouter): void {
  if (isSteady) return;
  isSteady = true;
  holdBackTrembles();
  keepFocus();
  focusBack(router);
  noticeNewPassword(router);
  // If that code cannot be loaded, the next page tries again.
  forgetOldNotes().catch(() => undefined);
}
