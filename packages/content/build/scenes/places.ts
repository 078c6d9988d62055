/** A thing in, on, under, behind or next to another. */
import { box, ground, groundY, placed, polygon, type Point, stick, type Svg } from "./draw.ts";
import { noto } from "./noto.ts";
import { table, wood } from "./props.ts";

/** Pictures of the set, with their size in a scene and the position of their lower edge in their own box. */
const things = {
  cat: { picture: "cat", size: 44, foot: 0.95 },
  dog: { picture: "dog", size: 44, foot: 0.95 },
  ball: { picture: "soccer-ball", size: 32, foot: 0.97 },
  book: { picture: "closed-book", size: 34, foot: 0.94 },
  cup: { picture: "hot-beverage", size: 36, foot: 0.95 },
  hat: { picture: "top-hat", size: 38, foot: 0.88 },
} as const;
export type Thing = keyof typeof things;

/** The thing, standing on the point. */
function thingOn(thing: Thing, [x, y]: Point): Svg {
  const { picture, size, foot } = things[thing];
  return noto(picture, [x, y - size * (foot - 0.5)], size);
}

const cartonFront = box([36, 66], [56, 57], "#d3a367", 1);
const cartonShut = [
  polygon(
    [
      [36, 66],
      [48, 52],
      [104, 52],
      [92, 66],
    ],
    "#e6c08c",
  ),
  polygon(
    [
      [92, 66],
      [104, 52],
      [104, 108],
      [92, 123],
    ],
    "#b98848",
  ),
  cartonFront,
].join("");
const cartonOpen = [
  polygon(
    [
      [36, 66],
      [48, 52],
      [104, 52],
      [92, 66],
    ],
    "#9a6d3a",
  ),
  polygon(
    [
      [92, 66],
      [104, 52],
      [104, 108],
      [92, 123],
    ],
    "#b98848",
  ),
].join("");

const bigTable = table(22, 106, 62);
const bigChair = [
  stick([44, 76], [42, groundY], wood, 5),
  stick([86, 76], [88, groundY], wood, 5),
  stick([86, 74], [88, 18], wood, 5),
  box([38, 72], [54, 7], "#d49a5b", 2),
  stick([88, 30], [88, 56], "#d49a5b", 6),
].join("");
const floor: Point = [0, groundY + 1];
const at = (x: number, y = floor[1]): Point => [x, y];

/** Painted in order: what is behind comes first. */
const spots = {
  "on-table": (thing: Thing) => bigTable + thingOn(thing, at(64, 62)),
  "under-table": (thing: Thing) => bigTable + thingOn(thing, at(64)),
  "next-table": (thing: Thing) => table(4, 82, 62) + thingOn(thing, at(104)),
  "in-box": (thing: Thing) =>
    cartonOpen + thingOn(thing, at(69, 66 + things[thing].size * 0.3)) + cartonFront,
  "on-box": (thing: Thing) => cartonShut + thingOn(thing, at(70, 60)),
  "behind-box": (thing: Thing) =>
    thingOn(thing, at(80, 52 + things[thing].size * 0.34)) + cartonShut,
  "next-box": (thing: Thing) => placed(cartonShut, { at: [-32, 0] }) + thingOn(thing, at(101)),
  "on-chair": (thing: Thing) => bigChair + thingOn(thing, at(62, 73)),
  "under-chair": (thing: Thing) => bigChair + thingOn(thing, at(65)),
  "next-chair": (thing: Thing) => placed(bigChair, { at: [-26, 0] }) + thingOn(thing, at(101)),
} as const;
export type Spot = keyof typeof spots;

export const isThing = (name: string): name is Thing => Object.hasOwn(things, name);
export const isSpot = (name: string): name is Spot => Object.hasOwn(spots, name);

export const placeScene = (thing: Thing, spot: Spot): Svg => ground() + spots[spot](thing);
