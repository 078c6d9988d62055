import type { exercises } from "./en/exercises.ts";
import type { messages } from "./en/messages.ts";
import type { Activity, Phrase, SortSet, Word, WordProblem } from "./types.ts";

/** Everything a locale offers. English sets which exercises and messages there are. */
export interface Content {
  /** BCP 47, e.g. `en-US`. */
  readonly locale: string;
  readonly words: readonly Word[];
  readonly activities: readonly Activity[];
  readonly sortSets: readonly SortSet[];
  readonly wordProblems: readonly WordProblem[];
  readonly phrases: readonly Phrase[];
  /** By systemName. */
  readonly exercises: typeof exercises;
  readonly messages: typeof messages;
  /**
   * The path of a picture under the content root: `pictures/<hash>.svg`.
   * @throws RangeError for a key that the picture set does not have
   */
  picture(key: string): string;
}
