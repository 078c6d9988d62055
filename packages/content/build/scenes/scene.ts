import { actionScenes, isDrawnAction } from "./action-scenes.ts";
import { coats, isCoatName } from "./animals.ts";
import { cast, isCastName, withHat } from "./cast.ts";
import { doings, isDoing } from "./doings.ts";
import { sheet, type Svg } from "./draw.ts";
import { type Actor, flipped, isPairVerb, pairScene } from "./pairs.ts";
import { isSpot, isThing, placeScene } from "./places.ts";

/** `man`, `man_hat`, `dog`, `dog_black`. */
function actorOf(name: string): Actor | undefined {
  if (isCoatName(name)) return { coat: coats[name] };
  const [who = "", hat] = name.split("_");
  if (!isCastName(who)) return undefined;
  return { person: hat === "hat" ? withHat(cast[who]) : cast[who] };
}

/** Half of the pictures face the other way, the same for both orders of a pair, so that position reveals no role. */
const looksLeft = (verb: string, names: readonly string[]) =>
  [verb, ...names].join("").length % 2 === 1;

function pair(verb: string, names: readonly string[]): Svg | undefined {
  const [doer, other] = names.map(actorOf);
  if (!isPairVerb(verb) || !doer || !other) return undefined;
  const svg = pairScene(verb, doer, other);
  return looksLeft(verb, names) ? flipped(svg) : svg;
}

function draw(key: string): Svg | undefined {
  const [kind, ...parts] = key.split("-");
  const [first = "", second = "", third = ""] = parts;
  switch (kind) {
    case "action":
      return isDrawnAction(first) ? actionScenes[first]() : undefined;
    case "do": {
      const doing = `${first}-${second}`;
      return isDoing(doing) && isCastName(third) ? doings[doing](cast[third]) : undefined;
    }
    case "pair":
      return pair(first, [second, third]);
    case "place": {
      const spot = `${second}-${third}`;
      return isThing(first) && isSpot(spot) ? placeScene(first, spot) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * The SVG elements of a scene, in a box of 128 by 128, by its key: `action-<verb>`,
 * `do-<verb>-<thing>-<who>`, `pair-<verb>-<who does it>-<to whom>` or `place-<thing>-<where>-<what>`.
 * @returns undefined if there is no such scene
 */
export function drawScene(key: string): Svg | undefined {
  const svg = draw(key);
  return svg === undefined ? undefined : sheet(svg);
}
