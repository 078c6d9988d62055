/**
 * In a patient's room keeps back the second of two quick taps on the same thing, before anything hears of it: a
 * trembling hand would else switch a setting on and off again. What looks after that itself, by what a tap is for, is
 * left alone, and so are keys and switches, whose clicks have `detail` 0.
 */
import { createTapFilter } from "../ui/tap-filter.ts";

/** What is pressed. A field is not: the click on its label reaches it as another one at once. */
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

/** What a tap itself changes. */
const isTapped = (field: EventTarget | null) =>
  field instanceof HTMLInputElement && ["checkbox", "radio", "range"].includes(field.type);

/** Who has typed since does not tremble. */
function letGo({ target }: Event): void {
  if (!isTapped(target)) tapped = undefined;
}

// At the document, where those who wait for a click to follow a finger still see that it did.
document.addEventListener("click", holdBack, { capture: true });
document.addEventListener("input", letGo, { capture: true });
document.addEventListener("keydown", letGo, { capture: true });
