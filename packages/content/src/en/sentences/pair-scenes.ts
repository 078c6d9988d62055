/** The scenes of two people either of whom could do it to the other. */

export interface PairVerb {
  /** Its part of the scene's key. */
  readonly id: string;
  readonly ing: string;
  readonly participle: string;
  /** Another verb for scenes of the same three; undefined if the two would look alike. */
  readonly other?: string;
}

/**
 * Three people who do something to each other in all combinations, so that the doer and the other can be
 * confused independently.
 */
interface Round {
  readonly actors: readonly [string, string, string];
  readonly verbs: readonly PairVerb[];
}

const rounds: readonly Round[] = [
  {
    actors: ["man", "woman", "cook"],
    verbs: [
      { id: "push", ing: "pushing", participle: "pushed", other: "pull" },
      { id: "pull", ing: "pulling", participle: "pulled", other: "push" },
      { id: "carry", ing: "carrying", participle: "carried", other: "feed" },
      { id: "feed", ing: "feeding", participle: "fed", other: "carry" },
    ],
  },
  {
    actors: ["boy", "girl", "woman"],
    verbs: [
      { id: "chase", ing: "chasing", participle: "chased", other: "spray" },
      { id: "follow", ing: "following", participle: "followed", other: "wave" },
      { id: "spray", ing: "spraying", participle: "sprayed", other: "chase" },
      { id: "wave", ing: "waving at", participle: "waved at", other: "follow" },
    ],
  },
  {
    actors: ["man", "girl", "farmer"],
    verbs: [
      { id: "photograph", ing: "photographing", participle: "photographed", other: "point" },
      { id: "paint", ing: "painting", participle: "painted", other: "wave" },
      { id: "point", ing: "pointing at", participle: "pointed at", other: "photograph" },
      { id: "wave", ing: "waving at", participle: "waved at", other: "paint" },
    ],
  },
  {
    actors: ["dog", "cat", "boy"],
    verbs: [
      { id: "chase", ing: "chasing", participle: "chased" },
      { id: "follow", ing: "following", participle: "followed" },
    ],
  },
];

export interface PairScene {
  readonly verb: PairVerb;
  readonly doer: string;
  readonly other: string;
  /** Who of the three is not in it. */
  readonly third: string;
}

const orders = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [2, 0, 1],
  [1, 2, 0],
  [2, 1, 0],
] as const;

export const pairScenes: readonly PairScene[] = rounds.flatMap(({ actors, verbs }) =>
  verbs.flatMap((verb) =>
    orders.map(([doer, other, third]) => ({
      verb,
      doer: actors[doer],
      other: actors[other],
      third: actors[third],
    })),
  ),
);

/** What the picture of a scene is called: who does what to whom, by the ids of the three. */
export const sceneKey = (verb: string, doer: string, other: string): string =>
  `pair-${verb}-${doer}-${other}`;
