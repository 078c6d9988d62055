import { numberWords } from "@regain/content/en/number-words";

/** What an engine's dictionary knows: which words it can pronounce, and how. */
export interface Lexicon {
  /**
   * How an utterance is written in a grammar: `were at 6` as `(were | we're) at six`.
   * @param utterance lower case, single spaces, letters and digits only
   * @returns undefined if a word cannot be pronounced
   */
  grammarOf(utterance: string): string | undefined;
  /** Whether two utterances cannot be told apart by ear: `flower` and `flour`. */
  soundAlike(a: string, b: string): boolean;
}

/** Every way to say one word, each as a sequence of dictionary words. */
type Spellings = readonly (readonly string[])[];

/** Numbers as they are spoken, everything else unchanged. */
export const saidWords = (utterance: string): string[] =>
  utterance
    .split(" ")
    .flatMap((word) => (/^\d{1,9}$/.test(word) ? numberWords(Number(word)) : [word]));

/** The shortest part of a compound word. */
const shortestPart = 3;

/** Words that the dictionary has only as two parts: `paperclip`. */
function inTwo(word: string, isKnown: (part: string) => boolean): Spellings {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return [parts];
  }
  return [];
}

/**
 * Reads a pronouncing dictionary.
 * @param text a word and its sounds per line, `apple AE P AH L`; other ways to say it as `apple(2)`
 */
export function readLexicon(text: string): Lexicon {
  const sounds = new Map<string, string[]>();
  /** The words with an apostrophe, by their letters alone. */
  const shortened = new Map<string, string[]>();
  for (const [, word = "", said = ""] of text.matchAll(/^([^\s(]+)(?:\(\d+\))?\s+(.+?)\s*$/gm)) {
    const known = sounds.get(word);
    if (known) known.push(said);
    else {
      sounds.set(word, [said]);
      const letters = word.replaceAll("'", "");
      if (letters !== word) shortened.set(letters, [...(shortened.get(letters) ?? []), word]);
    }
  }

  function spellingsOf(word: string): Spellings {
    const whole = [...(sounds.has(word) ? [word] : []), ...(shortened.get(word) ?? [])];
    return whole.length > 0 ? whole.map((one) => [one]) : inTwo(word, (part) => sounds.has(part));
  }

  const pronunciations = (word: string) =>
    spellingsOf(word).flatMap((parts) =>
      parts.reduce<string[]>(
        (begun, part) =>
          (sounds.get(part) ?? []).flatMap((said) => begun.map((so) => `${so} ${said}`)),
        [""],
      ),
    );

  function wordsAlike(a: string, b: string): boolean {
    if (a === b) return true;
    const ofA = new Set(pronunciations(a));
    return pronunciations(b).some((said) => ofA.has(said));
  }

  return {
    grammarOf(utterance) {
      const words = saidWords(utterance).map((word) =>
        spellingsOf(word).map((parts) => parts.join(" ")),
      );
      if (words.some((ways) => ways.length === 0)) return undefined;
      return words.map((ways) => (ways.length > 1 ? `(${ways.join(" | ")})` : ways[0])).join(" ");
    },
    soundAlike(a, b) {
      const [ofA, ofB] = [saidWords(a), saidWords(b)];
      return (
        ofA.length === ofB.length && ofA.every((word, index) => wordsAlike(word, ofB[index] ?? ""))
      );
    },
  };
}
