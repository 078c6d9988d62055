import type { Sentence, SentenceStructure } from "../../types.ts";
import { type PairScene, pairScenes, sceneKey } from "./pair-scenes.ts";

/** Each says the same about a scene in its own word order. */
const forms = {
  reversible: ({ verb, doer, other }) => `The ${doer} is ${verb.ing} the ${other}.`,
  passive: ({ verb, doer, other }) => `The ${other} is being ${verb.participle} by the ${doer}.`,
  cleft: ({ verb, doer, other }) => `It is the ${other} that the ${doer} is ${verb.ing}.`,
} satisfies Partial<Record<SentenceStructure, (scene: PairScene) => string>>;

/** A cook and a farmer are drawn as men: if "the man" is asked for, they are right, too. */
const isAlso = (asked: string, shown: string): boolean =>
  asked === "man" && (shown === "cook" || shown === "farmer");

const foilsOf = ({ verb, doer, other, third }: PairScene): Sentence["foils"] => [
  { scene: sceneKey(verb.id, other, doer), differs: "roles" },
  ...(verb.other === undefined
    ? []
    : ([
        { scene: sceneKey(verb.other, doer, other), differs: "verb" },
        { scene: sceneKey(verb.other, other, doer), differs: "roles and verb" },
      ] as const)),
  ...(isAlso(doer, third)
    ? []
    : ([
        { scene: sceneKey(verb.id, third, other), differs: "agent" },
        { scene: sceneKey(verb.id, other, third), differs: "roles and agent" },
      ] as const)),
  ...(isAlso(other, third)
    ? []
    : ([
        { scene: sceneKey(verb.id, doer, third), differs: "object" },
        { scene: sceneKey(verb.id, third, doer), differs: "roles and object" },
      ] as const)),
];

const sentencesOf = (structure: keyof typeof forms): Sentence[] =>
  pairScenes.map((scene) => ({
    id: `${structure}-${scene.verb.id}-${scene.doer}-${scene.other}`,
    text: forms[structure](scene),
    structure,
    scene: sceneKey(scene.verb.id, scene.doer, scene.other),
    foils: foilsOf(scene),
    about: [scene.doer, scene.verb.id, scene.other],
  }));

/** 'The boy is pushing the girl.' */
export const reversible: readonly Sentence[] = sentencesOf("reversible");
/** 'The girl is being pushed by the boy.' */
export const passive: readonly Sentence[] = sentencesOf("passive");
/** 'It is the girl that the boy is pushing.' */
export const cleft: readonly Sentence[] = sentencesOf("cleft");
