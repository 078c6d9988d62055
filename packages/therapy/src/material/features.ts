/** The features of a thing, and features of other things that certainly do not fit it. */
import type { Category, Word } from "@regain/content/types";
import type { Rng } from "../rng.ts";

export const featureKinds = ["group", "use", "action", "place", "properties"] as const;
export type FeatureKind = (typeof featureKinds)[number];

/**
 * Categories whose groups, uses and actions fit no thing of this category, even by a stretch. Animals are not
 * foils for food, nor people for tools, nor buildings, which serve people, for people. What fits a single
 * thing of the category all the same is listed with the thing, as `alsoFits`.
 */
const farFrom: Record<Category, readonly Category[]> = {
  food: ["building", "person"],
  drink: ["building", "clothing"],
  animal: ["drink", "clothing"],
  clothing: ["drink", "animal"],
  furniture: ["drink", "food"],
  kitchen: ["animal", "clothing"],
  tool: ["drink", "animal"],
  household: ["drink", "building"],
  vehicle: ["drink", "clothing"],
  body: ["drink", "building"],
  nature: ["drink", "clothing"],
  building: ["drink", "animal"],
  instrument: ["drink", "building"],
  sport: ["drink", "building"],
  personal: ["animal", "drink"],
  person: ["drink", "clothing"],
};

/** Places and properties are too widely shared: many things are round, and many are in the garden. */
const foilKinds = ["group", "use", "action"] as const satisfies readonly FeatureKind[];

/** An action is a foil only if it is described in some detail: 'you tie it' fits too many things. */
const isTelling = (kind: FeatureKind, text: string) =>
  kind !== "action" || (text.length >= 14 && /\p{L}{5}/u.test(text));

/** The words of a text without endings that do not change the meaning. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) =>
    word.replace(/ies$/, "y").replace(/(?:es|s)$/, ""),
  );

/** Everything that is said about a word. */
const saidOf = (word: Word) => [word.meaning, ...Object.values(word.features)];

const sharesStem = (text: string, stems: ReadonlySet<string>) =>
  stemsOf(text).some((stem) => stems.has(stem));

/**
 * Features of these kinds, from things of distant categories, all different; none also fits the word or
 * repeats anything that is said about it.
 * @throws RangeError when there are not enough
 */
export function foilFeatures(
  rng: Rng,
  word: Word,
  words: readonly Word[],
  { count, kinds }: { readonly count: number; readonly kinds: readonly FeatureKind[] },
): string[] {
  const said = saidOf(word).flatMap(stemsOf);
  const stems = new Set([...said.filter((stem) => stem.length >= 4), ...stemsOf(word.text)]);
  const far = words.filter(({ category }) => farFrom[word.category].includes(category));
  const asked = foilKinds.filter((kind) => kinds.includes(kind));
  const texts = asked.flatMap((kind) =>
    far.map(({ features }) => features[kind]).filter((text) => isTelling(kind, text)),
  );
  const fitting = new Set(texts.filter((text) => !sharesStem(text, stems)));
  for (const own of [...saidOf(word), ...(word.alsoFits ?? [])]) fitting.delete(own);
  return rng.sample([...fitting], count);
}
