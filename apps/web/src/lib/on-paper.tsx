import type { ReactNode } from "react";
import { usePrinting } from "./use-printing.ts";

/**
 * What is drawn for paper alone. What stands around it is not drawn again: while Chromium prints it refuses to call back
 * from a walk through the page's elements, and tab panels walk through theirs whenever they are drawn.
 */
export function OnPaper({ children }: { readonly children: ReactNode }) {
  return usePrinting() ? children : null;
}
