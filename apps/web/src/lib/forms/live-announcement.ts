import hidden from "../../ui/visually-hidden.module.css";

/** Not every screen reader notices text that appears together with its live region, ms. */
const noticedAfter = 100;
const saidBy = 5_000;

let last: HTMLElement | undefined;

/** Puts a text into a live region of its own, outside of everything on the page, instead of the one before. */
export function announceLive(text: string): void {
  last?.remove();
  const region = document.createElement("div");
  region.setAttribute("aria-live", "assertive");
  region.className = hidden.hidden ?? "";
  // Heard from a dialog, too, outside which everything else is silent.
  region.dataset.reactAriaTopLayer = "";
  document.body.append(region);
  last = region;
  setTimeout(() => region.append(text), noticedAfter);
  setTimeout(() => region.remove(), saidBy);
}
