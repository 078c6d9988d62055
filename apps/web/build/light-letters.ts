import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** From plain text to the boldest of the tokens: nothing on a screen is thinner or fatter. */
const weights = { min: 400, max: 700 };

/** All that a font may have letters for; of these it keeps its own. */
const everySign = Array.from({ length: 0xff_ff }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .join("");

/**
 * The letters without the weights that no text has, which are two fifths of a file that every first page waits for. The
 * file keeps the name of the whole one: what is left follows from that alone.
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
