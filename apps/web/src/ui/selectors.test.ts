import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const sources = join(import.meta.dirname, "..");

/** Where a group of rules ends that begins at this opening brace. */
function endOf(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error("a brace is not closed");
}

/** A page is printed once, and on paper nobody waits for a tap: what is for print only does not count. */
function onScreen(css: string): string {
  const from = css.search(/@media print\b/);
  if (from < 0) return css;
  return css.slice(0, from) + onScreen(css.slice(endOf(css, css.indexOf("{", from))));
}

/** Splits at these characters, but not in brackets. */
function apart(text: string, at: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const letter of text) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth -= 1;
    if (depth === 0 && at.includes(letter)) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim() !== "");
}

function selectorsOf(css: string): string[] {
  const plain = onScreen(css.replaceAll(/\/\*[\s\S]*?\*\//g, ""));
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim().replaceAll(/\s+/g, " "))
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => apart(selector, ","))
    .map((selector) => selector.trim());
}

const selectors = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .flatMap((file) =>
    selectorsOf(readFileSync(join(sources, file), "utf8")).map((selector) => ({ file, selector })),
  );

/** What a tap changes is styled before it is shown: decision 211. */
describe("a style sheet does not make a tap wait", () => {
  it("by having the whole page searched at each change", () => {
    const searched =
      /(?<![.\w-])(?:html|:root|body)\)?(?:\[[^\]]*\]|:not\([^)]*\))*:(?:not\(:)?has\(/;
    expect(selectors.length).toBeGreaterThan(1_000);
    expect(selectors.filter(({ selector }) => searched.test(selector))).toEqual([]);
  });

  it("by asking for the place of an element, or the address of a picture, from further up", () => {
    const counted = /:has\([^)]*(?::nth-|:first-|:last-|:only-|:empty|\[src)/;
    expect(selectors.filter(({ selector }) => counted.test(selector))).toEqual([]);
  });

  it("by being tried on every element: a rule ends with a name, not with a choice of names", () => {
    const ends = selectors.map((one) => ({ ...one, end: apart(one.selector, " >+~").at(-1) }));
    expect(ends.filter(({ end }) => end?.startsWith(":is("))).toEqual([]);
  });
});
