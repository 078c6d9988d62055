import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Tokens = Readonly<Record<string, string>>;

/** The colors that a rule of the file sets. */
function coloursOf(selector: string): Tokens {
  const from = css.indexOf(`\n${selector} {`) + 1 || css.indexOf(`  ${selector} {`);
  if (from <= 0) throw new Error(`tokens.css has no ${selector}`);
  const rule = css.slice(from, css.indexOf("}", from));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

const light = coloursOf(":root");
const dark = coloursOf('[data-scheme="dark"]');
const high = coloursOf('[data-contrast="high"]');
const highDark = coloursOf('[data-contrast="high"][data-scheme="dark"]');

const schemes: Readonly<Record<string, Tokens>> = {
  light,
  dark: { ...light, ...dark },
  "high contrast": { ...light, ...high },
  // Each is a rule of its own: a token that neither sets again keeps the previous value.
  "high contrast, dark": { ...light, ...dark, ...high, ...highDark },
};

function luminance(colour: string): number {
  const channel = (from: number) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** As defined by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ["paper", "surface", "sunken"] as const;
const on = (ground: string) => (words: string) => [words, ground] as const;

/** Text colors, and their backgrounds. */
const words = [
  ...["ink", "ink-quiet", "lagoon", "lagoon-deep", "leaf", "clay", "honey"].flatMap((word) =>
    grounds.map((ground) => [word, ground] as const),
  ),
  ...["ink", "lagoon", "lagoon-deep"].map(on("lagoon-wash")),
  ...["ink", "leaf"].map(on("leaf-wash")),
  ...["ink", "clay"].map(on("clay-wash")),
  ...["ink", "honey"].map(on("honey-wash")),
  ["ink", "apricot-wash"],
  ["on-lagoon", "lagoon"],
  ["on-lagoon", "lagoon-deep"],
  ["on-clay", "clay"],
  ...["band-high", "band-middle", "band-low"].map((band) => ["ink", band] as const),
] as const;

/** Borders of controls, and the frame around the focus or the switch scanning target. */
const marks = ["border", "focus"].flatMap((mark) =>
  grounds.map((ground) => [mark, ground] as const),
);

const tooWeak = (tokens: Tokens, pairs: readonly (readonly [string, string])[], least: number) =>
  pairs.flatMap(([one, other]) => {
    const [front, back] = [tokens[one], tokens[other]];
    if (!front || !back) return [`${one} on ${other} is nowhere`];
    const ratio = contrast(front, back);
    return ratio < least ? [`${one} on ${other}: ${ratio.toFixed(2)}`] : [];
  });

describe.each(Object.entries(schemes))("colours in %s", (name, tokens) => {
  it("keep words readable", () => {
    const least = name.startsWith("high") ? 7 : 4.5;
    expect(tooWeak(tokens, words, least)).toEqual([]);
  });

  it("keep edges and frames visible", () => {
    expect(tooWeak(tokens, marks, 3)).toEqual([]);
  });
});

it("a device that forces its colours lends them to every name but those of drawings", () => {
  const from = css.indexOf("@media (forced-colors: active)");
  const forced = css.slice(from);
  const lent = [...forced.matchAll(/--([\w-]+): ([A-Z]\w+);/g)].map(([, name]) => name);
  expect(Object.keys(light).filter((name) => !name.startsWith("figure-"))).toEqual(lent);
  expect(forced).toContain("forced-color-adjust: none");
});

it("motion ends with the setting and with the device's own", () => {
  const durations = [...css.matchAll(/--quick: (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(durations).toEqual([140, 0, 0]);
});
