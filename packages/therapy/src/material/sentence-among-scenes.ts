/** A sentence among scenes: it is heard or read, and the scene it describes is to be found. */
import { format } from "@regain/content/format";
import type { SceneDifference, Sentence, SentenceStructure } from "@regain/content/types";
import type { Instructions, Stimulus } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { type GeneratedItem, type GenerateInput, pickFresh } from "../task-type.ts";
import { imageChoice, plainView } from "./view-parts.ts";

/** A different scene altogether, one in which the same person does something else, or one that differs as the content says. */
export type SceneFoil = "unrelated" | "deed" | SceneDifference;

/**
 * Levels add more scenes, foils that differ less, and structures that no longer name the agent first. In each set every scene,
 * the right one too, is as like the others: what they have in common does not tell it.
 */
export interface SentenceAmongScenesLevel {
  readonly structure: SentenceStructure;
  /** The foils of an item are one of these sets. */
  readonly foils: readonly (readonly SceneFoil[])[];
}

const withRoles: SentenceAmongScenesLevel["foils"] = [
  ["roles", "verb", "roles and verb"],
  ["roles", "agent", "roles and agent"],
  ["roles", "object", "roles and object"],
];

export const sentenceLevels: readonly SentenceAmongScenesLevel[] = [
  { structure: "active", foils: [["unrelated"]] },
  { structure: "active", foils: [["deed", "deed"]] },
  {
    structure: "active",
    foils: [
      ["agent", "verb", "agent and verb"],
      ["agent", "object", "agent and object"],
    ],
  },
  {
    structure: "locative",
    foils: [
      ["place", "agent", "agent and place"],
      ["place", "object", "place and object"],
    ],
  },
  { structure: "reversible", foils: withRoles },
  { structure: "passive", foils: withRoles },
  { structure: "cleft", foils: withRoles },
  { structure: "relative", foils: [["roles", "attribute", "roles and attribute"]] },
];

export interface SentenceAmongScenesFrame {
  readonly type: string;
  readonly instructions: Instructions;
  /** Templates: `picture` takes `{number}`, `answer` takes `{sentence}`. */
  readonly say: { readonly picture: string; readonly answer: string };
  /** The sentence as it is given: spoken or written. */
  readonly given: (sentence: Sentence) => Stimulus;
}

const sharesNone = (one: readonly string[], other: readonly string[]) =>
  !one.some((term) => other.includes(term));

/** A scene of a sentence that shares neither the agent, nor the action, nor the object. */
function unrelatedScene(rng: Rng, target: Sentence, sentences: readonly Sentence[]): string {
  return rng.pick(sentences.filter(({ about }) => sharesNone(about, target.about))).scene;
}

/** Scenes of the same person, of which no two share the action or the object. */
function deedScenes(rng: Rng, target: Sentence, sentences: readonly Sentence[]): string[] {
  const [who, ...done] = target.about;
  const told = [done];
  return rng.shuffle(sentences).flatMap(({ scene, about: [agent, ...other] }) => {
    if (agent !== who || told.some((one) => !sharesNone(one, other))) return [];
    told.push(other);
    return [scene];
  });
}

/** @throws RangeError when the sentence has no foils of any of the level's sets */
function pickFoilScenes(
  rng: Rng,
  target: Sentence,
  sentences: readonly Sentence[],
  { foils }: SentenceAmongScenesLevel,
): string[] {
  const deeds = deedScenes(rng.stream("deeds"), target, sentences);
  const sceneOf = (kind: SceneFoil, index: number) => {
    if (kind === "unrelated") return unrelatedScene(rng.stream("unrelated"), target, sentences);
    if (kind === "deed") return deeds[index];
    return target.foils.find(({ differs }) => differs === kind)?.scene;
  };
  const sets = foils
    .map((kinds) => kinds.map(sceneOf))
    .filter((scenes) => scenes.every((scene) => scene !== undefined));
  if (sets.length === 0) throw new RangeError(`too few foils for "${target.text}"`);
  return rng.pick(sets);
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
