import { readFileSync } from "node:fs";
import { colours, figureFills } from "@regain/therapy/drawing/look";
import { expect, test } from "vitest";

const tokens = readFileSync(new URL("../../../ui/tokens.css", import.meta.url), "utf8");
/** The first declaration of a name is the light scheme's. */
const tokenOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

test("a drawing has the colours of the screen", () => {
  for (const [name, colour] of Object.entries(colours))
    expect([name, tokenOf(name)]).toEqual([name, colour]);
  for (const [name, colour] of Object.entries(figureFills))
    expect([name, tokenOf(`figure-${name}`)]).toEqual([name, colour]);
});
