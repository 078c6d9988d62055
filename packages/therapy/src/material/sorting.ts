/** Choosing things that can be sorted, and where they go. */
import type { SortRule, SortSet, Word } from "@regain/content/types";
import type { Rng } from "../rng.ts";

/** Things and the rules of their set to sort them by, by index: one, or several at the same time or in turn. */
export interface SortTask {
  readonly set: SortSet;
  readonly rules: readonly number[];
  /** Each has exactly one group under each of the rules. */
  readonly words: readonly Word[];
}

const groupsWith = (rule: SortRule | undefined, wordId: string) =>
  (rule?.groups ?? []).flatMap(({ wordIds }, index) => (wordIds.includes(wordId) ? [index] : []));

/** The group, by index, that the thing goes into; undefined if the rule names none or more than one. */
export function groupOf(rule: SortRule | undefined, wordId: string): number | undefined {
  const found = groupsWith(rule, wordId);
  return found.length === 1 ? found[0] : undefined;
}

/** The words that each of these rules of the set sorts. */
export const sortableWords = (
  set: SortSet,
  rules: readonly number[],
  words: readonly Word[],
): Word[] =>
  words.filter(({ id }) => rules.every((rule) => groupOf(set.rules[rule], id) !== undefined));

/** Every way to take `count` different rules of a set, in every order. */
function rulesOf(set: SortSet, count: 1 | 2): number[][] {
  const all = set.rules.map((_, index) => index);
  if (count === 1) return all.map((rule) => [rule]);
  return all.flatMap((first) =>
    all.filter((second) => second !== first).map((second) => [first, second]),
  );
}

/** The sets and rules that have enough words. */
export function sortOptions(
  sets: readonly SortSet[],
  words: readonly Word[],
  { ruleCount, wordCount }: { ruleCount: 1 | 2; wordCount: number },
): SortTask[] {
  return sets.flatMap((set) => {
    const ids = new Set(
      set.rules.flatMap(({ groups }) => groups.flatMap(({ wordIds }) => wordIds)),
    );
    const ofSet = words.filter(({ id }) => ids.has(id));
    return rulesOf(set, ruleCount)
      .map((rules) => ({ set, rules, words: sortableWords(set, rules, ofSet) }))
      .filter((option) => option.words.length >= wordCount);
  });
}

/** Words of an option, chosen so that as many groups as possible get one. */
export function drawWords(rng: Rng, { set, rules, words }: SortTask, count: number): Word[] {
  const used = new Set<string>();
  const groupKeys = (word: Word) =>
    rules.map((rule) => `${rule}/${groupOf(set.rules[rule], word.id)}`);
  const mixed = rng.shuffle(words);
  const covering = mixed.filter((word) => {
    const isNeeded = groupKeys(word).some((key) => !used.has(key));
    for (const key of groupKeys(word)) used.add(key);
    return isNeeded;
  });
  const others = mixed.filter((word) => !covering.includes(word));
  return [...covering, ...others].slice(0, count);
}
