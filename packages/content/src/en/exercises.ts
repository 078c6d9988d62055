import { arithmetic } from "./exercises/arithmetic.ts";
import { findTheSameSymbols } from "./exercises/find-the-same-symbols.ts";
import { howMany } from "./exercises/how-many.ts";
import { matchTheShape } from "./exercises/match-the-shape.ts";
import { nameThePicture } from "./exercises/name-the-picture.ts";
import { picturePairs } from "./exercises/picture-pairs.ts";
import { putTheStepsInOrder } from "./exercises/put-the-steps-in-order.ts";
import { recreateThePattern } from "./exercises/recreate-the-pattern.ts";
import { repeat } from "./exercises/repeat.ts";
import { repeatTheOrder } from "./exercises/repeat-the-order.ts";
import { sortByTheRule } from "./exercises/sort-by-the-rule.ts";
import { spellThePicture } from "./exercises/spell-the-picture.ts";
import { spokenDirections } from "./exercises/spoken-directions.ts";
import { spokenWordToPicture } from "./exercises/spoken-word-to-picture.ts";
import { typeTheName } from "./exercises/type-the-name.ts";
import { whatComesNext } from "./exercises/what-comes-next.ts";
import { wordProblems } from "./exercises/word-problems.ts";
import { writtenWordToPicture } from "./exercises/written-word-to-picture.ts";

/** In the order of the catalogue, by systemName. */
export const exercises = {
  spoken_word_to_picture: spokenWordToPicture,
  spoken_directions: spokenDirections,
  find_the_same_symbols: findTheSameSymbols,
  put_the_steps_in_order: putTheStepsInOrder,
  sort_by_the_rule: sortByTheRule,
  what_comes_next: whatComesNext,
  match_the_shape: matchTheShape,
  recreate_the_pattern: recreateThePattern,
  written_word_to_picture: writtenWordToPicture,
  how_many: howMany,
  arithmetic,
  word_problems: wordProblems,
  picture_pairs: picturePairs,
  repeat_the_order: repeatTheOrder,
  spell_the_picture: spellThePicture,
  type_the_name: typeTheName,
  name_the_picture: nameThePicture,
  repeat,
};
