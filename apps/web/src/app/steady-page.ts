import type { AnyRouter } from "@tanstack/react-router";
import { focusBack } from "./focus-back.ts";
import { holdBackTrembles } from "./hold-back-trembles.ts";
import { keepFocus } from "./keep-focus.ts";

let isSteady = false;

/** Steadies the page under hands that tremble and for those who use keys: loaded with a visitor's first press. */
export function steadyPage(router: AnyRouter): void {
  if (isSteady) return;
  isSteady = true;
  holdBackTrembles();
  keepFocus();
  focusBack(router);
}
