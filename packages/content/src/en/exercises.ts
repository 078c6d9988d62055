import { alternatingSymbols } from "./exercises/alternating-symbols.ts";
import { arithmetic } from "./exercises/arithmetic.ts";
import { arrowsInARow } from "./exercises/arrows-in-a-row.ts";
import { buildTheSentence } from "./exercises/build-the-sentence.ts";
import { calendar } from "./exercises/calendar.ts";
import { clocks } from "./exercises/clocks.ts";
import { colourOrWord } from "./exercises/colour-or-word.ts";
import { copyTheWord } from "./exercises/copy-the-word.ts";
import { countWhileYouListen } from "./exercises/count-while-you-listen.ts";
import { everydayReading } from "./exercises/everyday-reading.ts";
import { facesAndFeelings } from "./exercises/faces-and-feelings.ts";
import { facesAndNames } from "./exercises/faces-and-names.ts";
import { fillThePillOrganiser } from "./exercises/fill-the-pill-organiser.ts";
import { findTheSameSymbols } from "./exercises/find-the-same-symbols.ts";
import { goOrStop } from "./exercises/go-or-stop.ts";
import { hiddenFigures } from "./exercises/hidden-figures.ts";
import { howMany } from "./exercises/how-many.ts";
import { matchTheShape } from "./exercises/match-the-shape.ts";
import { messagesAndAnnouncements } from "./exercises/messages-and-announcements.ts";
import { missingLetters } from "./exercises/missing-letters.ts";
import { money } from "./exercises/money.ts";
import { nBack } from "./exercises/n-back.ts";
import { nameTheAction } from "./exercises/name-the-action.ts";
import { nameThePicture } from "./exercises/name-the-picture.ts";
import { picturePairs } from "./exercises/picture-pairs.ts";
import { planTheDay } from "./exercises/plan-the-day.ts";
import { putTheStepsInOrder } from "./exercises/put-the-steps-in-order.ts";
import { readAndAnswer } from "./exercises/read-and-answer.ts";
import { readTheMap } from "./exercises/read-the-map.ts";
import { recreateThePattern } from "./exercises/recreate-the-pattern.ts";
import { rememberThePlaces } from "./exercises/remember-the-places.ts";
import { repeat } from "./exercises/repeat.ts";
import { repeatTheOrder } from "./exercises/repeat-the-order.ts";
import { searchLeftToRight } from "./exercises/search-left-to-right.ts";
import { sentenceToPicture } from "./exercises/sentence-to-picture.ts";
import { shoppingList } from "./exercises/shopping-list.ts";
import { sortByTheRule } from "./exercises/sort-by-the-rule.ts";
import { spellThePicture } from "./exercises/spell-the-picture.ts";
import { spellWhatYouHear } from "./exercises/spell-what-you-hear.ts";
import { spokenDirections } from "./exercises/spoken-directions.ts";
import { spokenSentenceToPicture } from "./exercises/spoken-sentence-to-picture.ts";
import { spokenWordToPicture } from "./exercises/spoken-word-to-picture.ts";
import { storyRecall } from "./exercises/story-recall.ts";
import { switchingTrail } from "./exercises/switching-trail.ts";
import { turnedShapes } from "./exercises/turned-shapes.ts";
import { typeTheName } from "./exercises/type-the-name.ts";
import { whatComesNext } from "./exercises/what-comes-next.ts";
import { wordProblems } from "./exercises/word-problems.ts";
import { sameOrDifferentSounds } from "./exercises/same-or-different-sounds.ts";
import { yesOrNoQuestions } from "./exercises/yes-or-no-questions.ts";
import { oddOneOut } from "./exercises/odd-one-out.ts";
import { letterMatch } from "./exercises/letter-match.ts";
import { readAloud } from "./exercises/read-aloud.ts";
import { answerWithAWord } from "./exercises/answer-with-a-word.ts";
import { sayTheScript } from "./exercises/say-the-script.ts";
import { featuresOfAThing } from "./exercises/features-of-a-thing.ts";
import { soundsOfAWord } from "./exercises/sounds-of-a-word.ts";
import { whoDoesWhat } from "./exercises/who-does-what.ts";
import { writtenWordToPicture } from "./exercises/written-word-to-picture.ts";

/** In the order of the catalogue, by systemName. */
export const exercises = {
  spoken_word_to_picture: spokenWordToPicture,
  spoken_directions: spokenDirections,
  yes_or_no_questions: yesOrNoQuestions,
  spoken_sentence_to_picture: spokenSentenceToPicture,
  same_or_different_sounds: sameOrDifferentSounds,
  messages_and_announcements: messagesAndAnnouncements,
  find_the_same_symbols: findTheSameSymbols,
  alternating_symbols: alternatingSymbols,
  go_or_stop: goOrStop,
  arrows_in_a_row: arrowsInARow,
  count_while_you_listen: countWhileYouListen,
  put_the_steps_in_order: putTheStepsInOrder,
  switching_trail: switchingTrail,
  colour_or_word: colourOrWord,
  sort_by_the_rule: sortByTheRule,
  plan_the_day: planTheDay,
  fill_the_pill_organiser: fillThePillOrganiser,
  what_comes_next: whatComesNext,
  match_the_shape: matchTheShape,
  turned_shapes: turnedShapes,
  recreate_the_pattern: recreateThePattern,
  hidden_figures: hiddenFigures,
  read_the_map: readTheMap,
  faces_and_feelings: facesAndFeelings,
  search_left_to_right: searchLeftToRight,
  written_word_to_picture: writtenWordToPicture,
  letter_match: letterMatch,
  odd_one_out: oddOneOut,
  sentence_to_picture: sentenceToPicture,
  read_and_answer: readAndAnswer,
  everyday_reading: everydayReading,
  how_many: howMany,
  arithmetic,
  clocks,
  money,
  calendar,
  word_problems: wordProblems,
  picture_pairs: picturePairs,
  repeat_the_order: repeatTheOrder,
  n_back: nBack,
  faces_and_names: facesAndNames,
  shopping_list: shoppingList,
  remember_the_places: rememberThePlaces,
  story_recall: storyRecall,
  copy_the_word: copyTheWord,
  missing_letters: missingLetters,
  spell_the_picture: spellThePicture,
  spell_what_you_hear: spellWhatYouHear,
  build_the_sentence: buildTheSentence,
  type_the_name: typeTheName,
  name_the_picture: nameThePicture,
  name_the_action: nameTheAction,
  repeat,
  read_aloud: readAloud,
  answer_with_a_word: answerWithAWord,
  say_the_script: sayTheScript,
  features_of_a_thing: featuresOfAThing,
  sounds_of_a_word: soundsOfAWord,
  who_does_what: whoDoesWhat,
};
