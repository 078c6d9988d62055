import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** From regular text to the boldest of the tokens: nothing on a screen is lighter or bolder. */
const weights = { min: 400, max: 700 };

/** Every character a font may have glyphs for; it keeps those it has. */
const everySign = Array.from({ length: 0xff_ff }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .join("");

/**
 * Removes unused weights from the font, two fifths of a file that every first page waits for. The file keeps the name
 * of the full font, since the result depends on that font alone.
 */
export function lightLetters(): Plugin {
  return {
    name: "light-letters",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "asset" || !output.fileName.endsWith(".woff2")) continue;
        output.source = await subsetFont(Buffer.from(output.source), everySign, {
          targetFormat: "woff2",
          variationAxes: { wght: weights },
        });
      }
    },
  };
}
