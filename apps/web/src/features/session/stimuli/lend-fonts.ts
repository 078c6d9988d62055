const descriptors = ["font-weight", "font-style", "unicode-range"] as const;

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

/**
 * Gives a page inside a frame the fonts that the page around it declares, so that both look alike. They are
 * created again: a font from one page's style sheets cannot be handed to another page.
 */
export function lendFonts(page: Document, around: Document): void {
  const Font = page.defaultView?.FontFace;
  if (!Font) return;
  const rules = [...around.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const { style } of rules.filter(isFontFace)) {
    const [weight, faceStyle, unicodeRange] = descriptors.map((name) =>
      style.getPropertyValue(name),
    );
    const family = style.getPropertyValue("font-family").replaceAll(/["']/g, "");
    page.fonts.add(
      new Font(family, style.getPropertyValue("src"), {
        ...(weight && { weight }),
        ...(faceStyle && { style: faceStyle }),
        ...(unicodeRange && { unicodeRange }),
      }),
    );
  }
}
