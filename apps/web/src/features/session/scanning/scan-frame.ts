import "./scanning.css";
import { drawnOf } from "./scan-targets.ts";

/** Draws the frame around things on the page; a group's is dashed. */
export interface ScanFrame {
  show(elements: readonly Element[], isGroup: boolean): void;
  clear(): void;
}

export function createScanFrame(): ScanFrame {
  let marked: readonly Element[] = [];
  const clear = () => {
    for (const element of marked) element.removeAttribute("data-scan");
    marked = [];
  };
  return {
    clear,
    show(elements, isGroup) {
      clear();
      marked = elements.map(drawnOf);
      for (const element of marked) element.setAttribute("data-scan", isGroup ? "group" : "thing");
      marked[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    },
  };
}
