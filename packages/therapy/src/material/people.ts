/** People to draw: adults of several ages, none of them real. */
import type { FigureColour, FigurePart, PortraitColour } from "@regain/contract/entities/task-view";

export type Fill = FigureColour | PortraitColour;

export const heads = {
  oval: "M22 46C22 24 34 13 50 13C66 13 78 24 78 46C78 68 66 88 50 88C34 88 22 68 22 46Z",
  round: "M20 48C20 26 33 14 50 14C67 14 80 26 80 48C80 70 68 86 50 86C32 86 20 70 20 48Z",
  square: "M22 44C22 24 34 13 50 13C66 13 78 24 78 44L77 66C75 80 64 87 50 87C36 87 25 80 23 66Z",
  heart:
    "M21 42C21 23 34 13 50 13C66 13 79 23 79 42C79 62 64 80 56 86Q50 90 44 86C36 80 21 62 21 42Z",
} as const;

/** The parts behind the head and over it. */
interface Hair {
  readonly back?: string;
  readonly front?: string;
}

export const hairs = {
  short: {
    front:
      "M19 50C14 20 32 5 51 6C70 6 86 20 81 50L76 47C77 38 76 29 72 23C60 26 40 26 29 21C24 28 23 38 24 47Z",
  },
  parted: {
    front:
      "M18 50C13 18 34 4 52 5C72 6 87 20 82 50L76 47C77 38 76 29 71 21C58 24 46 22 38 16C36 25 25 32 24 47Z",
  },
  bob: {
    back: "M14 74C8 38 20 5 50 5C80 5 92 38 86 74C80 79 70 78 66 76L34 76C30 78 20 79 14 74Z",
    front:
      "M19 52C17 24 32 9 50 9C68 9 83 24 81 52C79 40 75 29 67 21C52 25 40 24 31 22C25 31 21 42 19 52Z",
  },
  long: {
    back: "M12 100C16 80 6 5 50 5C94 5 84 80 88 100Z",
    front: "M19 54C17 26 30 9 50 9C70 9 83 26 81 54C80 40 74 25 51 16C27 25 20 40 19 54Z",
  },
  bun: {
    back: "M38 9A12 11 0 1 1 62 9A12 11 0 1 1 38 9Z",
    front: "M19 48C15 22 33 8 50 8C67 8 85 22 81 48C79 36 70 23 50 22C30 23 21 36 19 48Z",
  },
  curls: {
    back: "M16 56A10 10 0 0 1 12 40A10 10 0 0 1 17 24A11 11 0 0 1 30 10A12 12 0 0 1 50 4A12 12 0 0 1 70 10A11 11 0 0 1 83 24A10 10 0 0 1 88 40A10 10 0 0 1 84 56Z",
    front:
      "M19 46A9 9 0 0 1 22 30A9 9 0 0 1 35 23A10 8 0 0 1 51 22A10 8 0 0 1 66 23A9 9 0 0 1 78 30A9 9 0 0 1 81 46C88 28 76 7 50 7C24 7 12 28 19 46Z",
  },
  bald: {
    back: "M17 62C13 52 14 40 20 34L80 34C86 40 87 52 83 62Z",
  },
  cropped: {
    front: "M20 42C18 20 34 9 50 9C66 9 82 20 80 42C78 30 70 21 50 20C30 21 22 30 20 42Z",
  },
} as const satisfies Record<string, Hair>;

export interface Person {
  /** Names the person in the key of an item. */
  readonly id: string;
  readonly head: keyof typeof heads;
  readonly skin: PortraitColour;
  readonly hair: keyof typeof hairs;
  readonly hairColour: Fill;
  readonly top: FigureColour;
  readonly wears?: "glasses" | "earrings";
}

export const people: readonly Person[] = [
  {
    id: "a",
    head: "oval",
    skin: "skin-fair",
    hair: "short",
    hairColour: "hair-brown",
    top: "blue",
  },
  { id: "b", head: "heart", skin: "skin-brown", hair: "long", hairColour: "black", top: "red" },
  { id: "c", head: "round", skin: "skin-tan", hair: "bob", hairColour: "black", top: "green" },
  {
    id: "d",
    head: "square",
    skin: "skin-deep",
    hair: "cropped",
    hairColour: "black",
    top: "orange",
  },
  {
    id: "e",
    head: "oval",
    skin: "skin-fair",
    hair: "bun",
    hairColour: "grey",
    top: "purple",
    wears: "earrings",
  },
  {
    id: "f",
    head: "square",
    skin: "skin-tan",
    hair: "parted",
    hairColour: "hair-brown",
    top: "grey",
  },
  {
    id: "g",
    head: "heart",
    skin: "skin-fair",
    hair: "long",
    hairColour: "hair-auburn",
    top: "green",
  },
  {
    id: "h",
    head: "round",
    skin: "skin-fair",
    hair: "bald",
    hairColour: "grey",
    top: "blue",
    wears: "glasses",
  },
  {
    id: "i",
    head: "oval",
    skin: "skin-deep",
    hair: "curls",
    hairColour: "black",
    top: "yellow",
    wears: "earrings",
  },
  { id: "j", head: "round", skin: "skin-brown", hair: "short", hairColour: "grey", top: "purple" },
  { id: "k", head: "heart", skin: "skin-fair", hair: "bob", hairColour: "hair-blond", top: "red" },
  { id: "l", head: "square", skin: "skin-brown", hair: "bald", hairColour: "black", top: "green" },
];

const box = { x: 50, y: 50, size: 100 } as const;

/** An area of one color with an outline. */
export const area = (path: string, fill: Fill): FigurePart => ({
  ...box,
  path,
  fill,
  stroke: "black",
  strokeWidth: 1.2,
});

/** An area without an outline: the page would draw one if no stroke were given. */
export const patch = (path: string, fill: Fill): FigurePart => ({
  ...box,
  path,
  fill,
  stroke: "black",
  strokeWidth: 0,
});

/** A line without an area. */
export const line = (path: string, strokeWidth: number): FigurePart => ({
  ...box,
  path,
  stroke: "black",
  strokeWidth,
});

const ears = ["M23 46C15 42 14 60 24 62Z", "M77 46C85 42 86 60 76 62Z"];
const neck = "M39 76L39 94Q50 101 61 94L61 76Z";
const shoulders = "M12 101C14 93 28 90 39 89Q50 99 61 89C72 90 86 93 88 101Z";

/** What is behind the face: hair, shoulders, neck, ears and the head itself. */
export function headParts(person: Person): FigurePart[] {
  const { back }: Hair = hairs[person.hair];
  const skin = (path: string) => area(path, person.skin);
  return [
    ...(back === undefined ? [] : [area(back, person.hairColour)]),
    skin(neck),
    area(shoulders, person.top),
    ...ears.map(skin),
    ...(person.wears === "earrings"
      ? [20, 80].map((x): FigurePart => ({ shape: "circle", x, y: 64, size: 4, fill: "yellow" }))
      : []),
    skin(heads[person.head]),
  ];
}

const glasses =
  "M26 50C26 42 46 42 46 50C46 61 26 61 26 50ZM54 50C54 42 74 42 74 50C74 61 54 61 54 50ZM46 49Q50 46 54 49";

/** What is in front of the face. */
export function overFaceParts({ hair, hairColour, wears }: Person): FigurePart[] {
  const { front }: Hair = hairs[hair];
  return [
    ...(front === undefined ? [] : [area(front, hairColour)]),
    ...(wears === "glasses" ? [line(glasses, 1.2)] : []),
  ];
}
