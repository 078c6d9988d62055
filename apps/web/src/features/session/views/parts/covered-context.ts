import { createContext, useContext } from "react";
import { usePageShown } from "./use-page-shown.ts";

/** Whether a dialog covers the item: what plays by itself waits behind it. The dialog's own views are not covered. */
export const CoveredContext = createContext(false);

export const useCovered = (): boolean => useContext(CoveredContext);

/** Whether somebody can see what plays by itself now: the page is visible, and nothing covers it. */
export function useInView(): boolean {
  const isShown = usePageShown();
  return !useCovered() && isShown;
}
