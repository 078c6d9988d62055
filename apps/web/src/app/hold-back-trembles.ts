import { createTapFilter } from "../ui/tap-filter.ts";

/** Pressable elements. A field is not one: the click on its label immediately reaches it as a second click. */
const pressable = "a, button, label, summary, [role=button]";

let tapped: Element | undefined;
let counts = createTapFilter();

function holdBack(event: MouseEvent): void {
  const { target, detail, timeStamp } = event;
  if (detail === 0 || document.documentElement.dataset.room !== "patient") return;
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
  const thing = target.closest(pressable);
  if (!thing || thing.hasAttribute("data-own-taps")) return;
  if (thing !== tapped) counts = createTapFilter();
  tapped = thing;
  if (counts(timeStamp)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Fields that a tap itself changes. */
const isTapped = (field: EventTarget | null) =>
  field instanceof HTMLInputElement && ["checkbox", "radio", "range"].includes(field.type);

/** A tap after typing is not a tremble. */
function letGo({ target }: Event): void {
  if (!isTapped(target)) tapped = undefined;
}

/**
 * In a patient's room, suppresses the second of two quick taps on the same element before anything handles it: a
 * trembling hand would otherwise turn a setting on and off again. Elements that handle this themselves, depending on
 * what a tap does there, are left alone, as are keys and switches, whose clicks have `detail` 0.
 */
export function holdBackTrembles(): void {
  // On the document, so that listeners ahead of it that wait for the click after a touch still see it.
  document.addEventListener("click", holdBack, { capture: true });
  document.addEventListener("input", letGo, { capture: true });
  document.addEventListener("keydown", letGo, { capture: true });
}
