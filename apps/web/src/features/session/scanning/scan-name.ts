/** Choices, for which only their position is said: their name might be the answer. */
const unsaid = "[data-face]";

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

/** Roughly a thing's name as a screen reader computes it. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label) return label;
  const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = by.map((id) => textOf(document.querySelector(`#${CSS.escape(id)}`))).join(" ");
  if (named.trim()) return named;
  return textOf(element) || textOf(element.closest("label"));
}

/** What the voice says when the frame reaches something. */
export function spokenName(elements: readonly Element[]): string {
  const [element] = elements;
  if (!element) return "";
  const group = element.closest("fieldset, [role=group], [role=radiogroup], [role=tablist], nav");
  if (elements.length > 1) return group ? nameOf(group) || textOf(element) : nameOf(element);
  if (!group || !element.matches(unsaid)) return nameOf(element);
  return String([...group.querySelectorAll(unsaid)].indexOf(element) + 1);
}
