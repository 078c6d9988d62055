import type { ReactNode } from "react";
import { usePrinting } from "./use-printing.ts";

/**
 * Content rendered only for print. Its surroundings are not re-rendered: while printing, Chromium refuses callbacks
 * from a walk over the page's elements, and tab panels do such a walk on every render.
 */
export function OnPaper({ children }: { readonly children: ReactNode }) {
  return usePrinting() ? children : null;
}
