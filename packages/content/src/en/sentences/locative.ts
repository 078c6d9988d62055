import type { Sentence } from "../../types.ts";

const things = ["cat", "dog", "ball", "book", "cup", "hat"] as const;

interface Spot {
  /** Its part of the scene's key. */
  readonly id: string;
  readonly says: string;
  /** The same object with another preposition, and the same preposition with another object. */
  readonly otherPlace: string;
  readonly otherObject: string;
}

const spots: readonly Spot[] = [
  { id: "on-table", says: "on the table", otherPlace: "under-table", otherObject: "on-chair" },
  {
    id: "under-table",
    says: "under the table",
    otherPlace: "on-table",
    otherObject: "under-chair",
  },
  {
    id: "next-table",
    says: "next to the table",
    otherPlace: "under-table",
    otherObject: "next-box",
  },
  { id: "in-box", says: "in the box", otherPlace: "on-box", otherObject: "on-table" },
  { id: "on-box", says: "on the box", otherPlace: "in-box", otherObject: "on-table" },
  { id: "behind-box", says: "behind the box", otherPlace: "next-box", otherObject: "under-chair" },
  { id: "next-box", says: "next to the box", otherPlace: "behind-box", otherObject: "next-chair" },
  { id: "on-chair", says: "on the chair", otherPlace: "under-chair", otherObject: "on-box" },
  {
    id: "under-chair",
    says: "under the chair",
    otherPlace: "next-chair",
    otherObject: "under-table",
  },
  {
    id: "next-chair",
    says: "next to the chair",
    otherPlace: "on-chair",
    otherObject: "next-table",
  },
];

/** 'The cat is under the table.' */
export const locative: readonly Sentence[] = spots.flatMap(
  ({ id, says, otherPlace, otherObject }, spotIndex) =>
    things.map((thing, index) => {
      const other =
        things[(index + 1 + (spotIndex % (things.length - 1))) % things.length] ?? thing;
      const [where = "", what = ""] = id.split("-");
      const [otherWhere = ""] = otherPlace.split("-");
      const [sameWhere, otherWhat = ""] = otherObject.split("-");
      const bothOther = `${otherWhere}-${otherWhat}`;
      const isCrossed = sameWhere === where && spots.some((spot) => spot.id === bothOther);
      return {
        id: `locative-${thing}-${id}`,
        text: `The ${thing} is ${says}.`,
        structure: "locative",
        scene: `place-${thing}-${id}`,
        foils: [
          { scene: `place-${thing}-${otherPlace}`, differs: "place" },
          { scene: `place-${other}-${id}`, differs: "agent" },
          { scene: `place-${thing}-${otherObject}`, differs: "object" },
          { scene: `place-${other}-${otherPlace}`, differs: "agent and place" },
          ...(isCrossed
            ? [{ scene: `place-${thing}-${bothOther}`, differs: "place and object" as const }]
            : []),
        ],
        about: [thing, where, what],
      };
    }),
);
