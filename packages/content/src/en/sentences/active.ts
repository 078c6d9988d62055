import type { Sentence } from "../../types.ts";
import { personForms, type PersonId } from "./cast.ts";

/** What somebody does with a thing that could not do it back. */
interface Doing {
  /** Key of its scene, without the person. */
  readonly scene: string;
  /** 'eating an apple' */
  readonly says: string;
  readonly by: readonly PersonId[];
  /** The same verb with another thing, and a scene with another verb. */
  readonly otherThing: string;
  readonly otherVerb: string;
}

const doings: readonly Doing[] = [
  {
    scene: "eat-apple",
    says: "eating an apple",
    by: ["man", "girl"],
    otherThing: "eat-banana",
    otherVerb: "pick-apples",
  },
  {
    scene: "eat-banana",
    says: "eating a banana",
    by: ["woman", "boy"],
    otherThing: "eat-pizza",
    otherVerb: "read-paper",
  },
  {
    scene: "eat-pizza",
    says: "eating pizza",
    by: ["boy", "man"],
    otherThing: "eat-apple",
    otherVerb: "read-book",
  },
  {
    scene: "drink-coffee",
    says: "drinking coffee",
    by: ["man", "woman"],
    otherThing: "drink-water",
    otherVerb: "brush-teeth",
  },
  {
    scene: "drink-milk",
    says: "drinking milk",
    by: ["girl", "boy"],
    otherThing: "drink-coffee",
    otherVerb: "comb-hair",
  },
  {
    scene: "read-book",
    says: "reading a book",
    by: ["girl", "woman"],
    otherThing: "read-paper",
    otherVerb: "eat-apple",
  },
  {
    scene: "read-paper",
    says: "reading a newspaper",
    by: ["man", "woman"],
    otherThing: "read-book",
    otherVerb: "eat-pizza",
  },
  {
    scene: "push-cart",
    says: "pushing a shopping cart",
    by: ["woman", "boy"],
    otherThing: "push-barrow",
    otherVerb: "pull-suitcase",
  },
  {
    scene: "push-barrow",
    says: "pushing a wheelbarrow",
    by: ["man", "girl"],
    otherThing: "push-cart",
    otherVerb: "dig-hole",
  },
  {
    scene: "pull-suitcase",
    says: "pulling a suitcase",
    by: ["woman", "man"],
    otherThing: "pull-wagon",
    otherVerb: "carry-box",
  },
  {
    scene: "pull-wagon",
    says: "pulling a wagon",
    by: ["boy", "girl"],
    otherThing: "pull-suitcase",
    otherVerb: "push-barrow",
  },
  {
    scene: "carry-box",
    says: "carrying a box",
    by: ["man", "woman"],
    otherThing: "carry-chair",
    otherVerb: "pull-wagon",
  },
  {
    scene: "carry-cake",
    says: "carrying a cake",
    by: ["woman", "girl"],
    otherThing: "carry-box",
    otherVerb: "hold-balloon",
  },
  {
    scene: "carry-chair",
    says: "carrying a chair",
    by: ["boy", "man"],
    otherThing: "carry-cake",
    otherVerb: "push-cart",
  },
  {
    scene: "kick-ball",
    says: "kicking a ball",
    by: ["boy", "girl"],
    otherThing: "kick-can",
    otherVerb: "throw-ball",
  },
  {
    scene: "throw-ball",
    says: "throwing a ball",
    by: ["girl", "man"],
    otherThing: "throw-plane",
    otherVerb: "kick-ball",
  },
  {
    scene: "wash-dog",
    says: "washing the dog",
    by: ["boy", "woman"],
    otherThing: "wash-car",
    otherVerb: "feed-dog",
  },
  {
    scene: "wash-dishes",
    says: "washing a plate",
    by: ["man", "girl"],
    otherThing: "wash-cup",
    otherVerb: "cook-soup",
  },
  {
    scene: "wash-cup",
    says: "washing a cup",
    by: ["woman", "boy"],
    otherThing: "wash-dishes",
    otherVerb: "drink-coffee",
  },
  {
    scene: "wash-car",
    says: "washing the car",
    by: ["man", "woman"],
    otherThing: "wash-dog",
    otherVerb: "drive-car",
  },
  {
    scene: "paint-wall",
    says: "painting a wall",
    by: ["woman", "man"],
    otherThing: "paint-picture",
    otherVerb: "build-wall",
  },
  {
    scene: "paint-picture",
    says: "painting a picture",
    by: ["girl", "boy"],
    otherThing: "paint-wall",
    otherVerb: "water-flowers",
  },
  {
    scene: "water-flowers",
    says: "watering the flowers",
    by: ["woman", "girl"],
    otherThing: "water-tree",
    otherVerb: "rake-leaves",
  },
  {
    scene: "water-tree",
    says: "watering a tree",
    by: ["man", "boy"],
    otherThing: "water-flowers",
    otherVerb: "pick-apples",
  },
  {
    scene: "play-guitar",
    says: "playing the guitar",
    by: ["man", "girl"],
    otherThing: "play-violin",
    otherVerb: "hold-umbrella",
  },
  {
    scene: "play-violin",
    says: "playing the violin",
    by: ["woman", "boy"],
    otherThing: "play-guitar",
    otherVerb: "hold-flag",
  },
  {
    scene: "hold-umbrella",
    says: "holding an umbrella",
    by: ["man", "girl"],
    otherThing: "hold-flag",
    otherVerb: "fly-kite",
  },
  {
    scene: "hold-balloon",
    says: "holding a balloon",
    by: ["girl", "boy"],
    otherThing: "hold-umbrella",
    otherVerb: "throw-ball",
  },
  {
    scene: "hold-flag",
    says: "holding a flag",
    by: ["boy", "woman"],
    otherThing: "hold-balloon",
    otherVerb: "sweep-floor",
  },
  {
    scene: "pick-apples",
    says: "picking red apples",
    by: ["girl", "woman"],
    otherThing: "pick-oranges",
    otherVerb: "eat-apple",
  },
  {
    scene: "pick-oranges",
    says: "picking oranges",
    by: ["man", "boy"],
    otherThing: "pick-apples",
    otherVerb: "water-tree",
  },
  {
    scene: "feed-dog",
    says: "feeding a dog",
    by: ["woman", "boy"],
    otherThing: "feed-cat",
    otherVerb: "wash-dog",
  },
  {
    scene: "feed-cat",
    says: "feeding a cat",
    by: ["man", "girl"],
    otherThing: "feed-dog",
    otherVerb: "carry-cake",
  },
  {
    scene: "cut-bread",
    says: "cutting bread",
    by: ["man", "woman"],
    otherThing: "cut-melon",
    otherVerb: "eat-pizza",
  },
  {
    scene: "cut-melon",
    says: "cutting a watermelon",
    by: ["woman", "boy"],
    otherThing: "cut-bread",
    otherVerb: "iron-shirt",
  },
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'The man is eating an apple.' */
export const active: readonly Sentence[] = doings.flatMap(
  ({ scene, says, by, otherThing, otherVerb }) =>
    by.map((who) => {
      const [verb = "", thing = ""] = scene.split("-");
      const { the, opposite } = personForms[who];
      return {
        id: `active-${scene}-${who}`,
        text: `${capital(the)} is ${says}.`,
        structure: "active",
        scene: `do-${scene}-${who}`,
        foils: [
          { scene: `do-${otherVerb}-${who}`, differs: "verb" },
          { scene: `do-${scene}-${opposite}`, differs: "agent" },
          { scene: `do-${otherThing}-${who}`, differs: "object" },
          { scene: `do-${otherVerb}-${opposite}`, differs: "agent and verb" },
          { scene: `do-${otherThing}-${opposite}`, differs: "agent and object" },
        ],
        about: [who, verb, thing],
      };
    }),
);
