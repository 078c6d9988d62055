/** The tokens that a stimulus page may use; it gets their current values. */
const tokens = [
  "--paper",
  "--surface",
  "--ink",
  "--ink-quiet",
  "--rule",
  "--border",
  "--lagoon",
  "--font",
  "--radius",
] as const;

/**
 * Gives a page inside a frame the look of the page around it: text size, colors and the tokens. Set through
 * the object model, because the security policy allows no inline styles.
 */
export function lendLook(page: Document, around: Document): void {
  const root = page.documentElement;
  const look = getComputedStyle(around.documentElement);
  root.lang = around.documentElement.lang;
  for (const name of tokens) root.style.setProperty(name, look.getPropertyValue(name));
  root.style.fontSize = look.fontSize;
  root.style.colorScheme = look.colorScheme;
  root.style.color = "var(--ink)";
  root.style.background = "var(--surface)";
  root.style.fontFamily = "var(--font)";
}
