/** A sentence among scenes: it is heard or read, and the scene it describes is to be found. */
import { format } from "@regain/content/format";
import type { SceneDifference, Sentence, SentenceStructure } from "@regain/content/types";
import type { Instructions, Stimulus } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { type GeneratedItem, type GenerateInput, pickFresh } from "../task-type.ts";
import { imageChoice, plainView } from "./view-parts.ts";

/** A different scene altogether, or one that differs from the sentence in one thing. */
export type SceneFoil = "unrelated" | SceneDifference;

/** Levels add more scenes, foils that differ less, and structures that no longer name the agent first. */
export interface SentenceAmongScenesLevel {
  readonly structure: SentenceStructure;
  /** In order of use; when one has run out, the next. */
  readonly foils: readonly SceneFoil[];
  readonly choices: number;
}

export const sentenceLevels: readonly SentenceAmongScenesLevel[] = [
  { structure: "active", choices: 2, foils: ["unrelated"] },
  { structure: "active", choices: 3, foils: ["unrelated", "verb"] },
  { structure: "active", choices: 4, foils: ["verb", "object", "agent"] },
  { structure: "locative", choices: 4, foils: ["place", "object", "agent"] },
  { structure: "reversible", choices: 4, foils: ["roles", "verb", "agent", "object"] },
  { structure: "passive", choices: 4, foils: ["roles", "verb", "agent", "object"] },
  { structure: "cleft", choices: 4, foils: ["roles", "agent", "object", "verb"] },
  { structure: "relative", choices: 4, foils: ["roles", "attribute", "roles and attribute"] },
];

export interface SentenceAmongScenesFrame {
  readonly type: string;
  readonly instructions: Instructions;
  /** Templates: `picture` takes `{number}`, `answer` takes `{sentence}`. */
  readonly say: { readonly picture: string; readonly answer: string };
  /** The sentence as it is given: spoken or written. */
  readonly given: (sentence: Sentence) => Stimulus;
}

/** Scenes of sentences that share neither the agent, nor the action, nor the object. */
function unrelatedScenes(target: Sentence, sentences: readonly Sentence[]): string[] {
  const isUnrelated = ({ about }: Sentence) => !about.some((term) => target.about.includes(term));
  return sentences.filter(isUnrelated).map(({ scene }) => scene);
}

/** @throws RangeError when there are not enough scenes */
function pickFoilScenes(
  rng: Rng,
  target: Sentence,
  sentences: readonly Sentence[],
  { foils, choices }: SentenceAmongScenesLevel,
): string[] {
  const pools = foils.map((kind) =>
    kind === "unrelated"
      ? rng.shuffle(unrelatedScenes(target, sentences))
      : target.foils.filter(({ differs }) => differs === kind).map(({ scene }) => scene),
  );
  const inTurn = pools.map((pool) => pool[0]).filter((scene) => scene !== undefined);
  const spare = [...target.foils.map(({ scene }) => scene), ...pools.flat()];
  const scenes = [...new Set([...inTurn, ...spare])].slice(0, choices - 1);
  if (scenes.length < choices - 1) throw new RangeError(`too few foils for "${target.text}"`);
  return scenes;
}

/** How much there is to keep in mind until the scene is found. */
const effortOf = ({ text }: Sentence): number => text.split(" ").length;

/** @throws RangeError when the content has no sentence of the level's structure */
export function sentenceAmongScenes(
  { level, rng, content, history }: GenerateInput<SentenceAmongScenesLevel>,
  { type, instructions, say, given }: SentenceAmongScenesFrame,
): GeneratedItem {
  const pool = content.sentences.filter(({ structure }) => structure === level.structure);
  const target = pickFresh(rng.stream("target"), pool, history, ({ id }) => id);
  const foils = pickFoilScenes(rng.stream("foils"), target, pool, level);
  const choices = rng
    .stream("places")
    .shuffle([target.scene, ...foils])
    .map((scene, index) =>
      imageChoice(
        scene,
        format(say.picture, { number: index + 1 }),
        { path: content.picture(scene) },
        scene,
      ),
    );
  return {
    key: target.id,
    effort: effortOf(target),
    view: {
      ...plainView,
      templateName: "MultipleChoice",
      type,
      instructions,
      stimulus: [given(target)],
      layout: "Grid",
      alignment: "Center",
      questions: [{ id: "sentence", stimulus: [], choices, answer: target.scene }],
      answerText: format(say.answer, { sentence: target.text }),
    },
  };
}
