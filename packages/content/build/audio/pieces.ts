/** How texts that never repeat are cut into pieces that do. */
import { said, type SpokenWord } from "@regain/content/en/spoken";
import { longestPiece } from "@regain/content/join-clips";

/** A run of words found in this many texts becomes a clip; a single word always does. */
const oftenEnough = 10;

/** The words between one pause and the next. */
function phrasesOf(words: readonly SpokenWord[]): string[][] {
  const phrases: string[][] = [[]];
  for (const { word, pause } of words) {
    phrases.at(-1)?.push(word);
    if (pause) phrases.push([]);
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

function* runsOf(phrase: readonly string[]): Generator<string> {
  for (let from = 0; from < phrase.length; from++)
    for (let to = from + 1; to <= Math.min(phrase.length, from + longestPiece); to++)
      yield phrase.slice(from, to).join(" ");
}

/** The fewest runs that make up the phrase, found from its end. */
function cut(phrase: readonly string[], isPiece: (run: string) => boolean): string[] {
  const ways: string[][] = [[]];
  for (let from = phrase.length - 1; from >= 0; from--) {
    let best: string[] | undefined;
    for (let to = from + 1; to <= Math.min(phrase.length, from + longestPiece); to++) {
      const run = phrase.slice(from, to).join(" ");
      const rest = ways[phrase.length - to] ?? [];
      if ((to === from + 1 || isPiece(run)) && rest.length + 1 <= (best?.length ?? Infinity))
        best = [run, ...rest];
    }
    ways.push(best ?? []);
  }
  return ways.at(-1) ?? [];
}

/**
 * The pieces that say these texts with few joins, and every single word in them, so that the same words in
 * another order can be said too.
 */
export function piecesOf(texts: readonly (readonly SpokenWord[])[]): Set<string> {
  const distinct = new Map(texts.map((words) => [said(words), phrasesOf(words)]));
  const counts = new Map<string, number>();
  for (const phrases of distinct.values())
    for (const run of new Set(phrases.flatMap((phrase) => [...runsOf(phrase)])))
      counts.set(run, (counts.get(run) ?? 0) + 1);
  const isPiece = (run: string) => (counts.get(run) ?? 0) >= oftenEnough;
  const pieces = new Set<string>();
  for (const phrase of [...distinct.values()].flat())
    for (const piece of [...cut(phrase, isPiece), ...phrase]) pieces.add(piece);
  return pieces;
}
