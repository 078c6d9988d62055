import type { TaskType } from "../task-type.ts";
import { alternatingSymbols } from "./alternating-symbols.ts";
import { arithmetic } from "./arithmetic.ts";
import { arrowsInARow } from "./arrows-in-a-row.ts";
import { buildTheSentence } from "./build-the-sentence.ts";
import { calendar } from "./calendar.ts";
import { clocks } from "./clocks.ts";
import { colourOrWord } from "./colour-or-word.ts";
import { copyTheWord } from "./copy-the-word.ts";
import { countWhileYouListen } from "./count-while-you-listen.ts";
import { everydayReading } from "./everyday-reading.ts";
import { facesAndFeelings } from "./faces-and-feelings.ts";
import { facesAndNames } from "./faces-and-names.ts";
import { fillThePillOrganiser } from "./fill-the-pill-organiser.ts";
import { findTheSameSymbols } from "./find-the-same-symbols.ts";
import { goOrStop } from "./go-or-stop.ts";
import { hiddenFigures } from "./hidden-figures.ts";
import { howMany } from "./how-many.ts";
import { matchTheShape } from "./match-the-shape.ts";
import { messagesAndAnnouncements } from "./messages-and-announcements.ts";
import { missingLetters } from "./missing-letters.ts";
import { money } from "./money.ts";
import { nBack } from "./n-back.ts";
import { nameTheAction } from "./name-the-action.ts";
import { nameThePicture } from "./name-the-picture.ts";
import { picturePairs } from "./picture-pairs.ts";
import { planTheDay } from "./plan-the-day.ts";
import { putTheStepsInOrder } from "./put-the-steps-in-order.ts";
import { readAndAnswer } from "./read-and-answer.ts";
import { readTheMap } from "./read-the-map.ts";
import { recreateThePattern } from "./recreate-the-pattern.ts";
import { rememberThePlaces } from "./remember-the-places.ts";
import { repeatTheOrder } from "./repeat-the-order.ts";
import { repeat } from "./repeat.ts";
import { searchLeftToRight } from "./search-left-to-right.ts";
import { sentenceToPicture } from "../material/sentence-to-picture.ts";
import { shoppingList } from "./shopping-list.ts";
import { sortByTheRule } from "./sort-by-the-rule.ts";
import { spellThePicture } from "./spell-the-picture.ts";
import { spellWhatYouHear } from "./spell-what-you-hear.ts";
import { spokenDirections } from "./spoken-directions.ts";
import { spokenSentenceToPicture } from "./spoken-sentence-to-picture.ts";
import { spokenWordToPicture } from "./spoken-word-to-picture.ts";
import { storyRecall } from "./story-recall.ts";
import { switchingTrail } from "./switching-trail.ts";
import { turnedShapes } from "./turned-shapes.ts";
import { typeTheName } from "./type-the-name.ts";
import { whatComesNext } from "./what-comes-next.ts";
import { wordProblems } from "./word-problems.ts";
import { sameOrDifferentSounds } from "./same-or-different-sounds.ts";
import { yesOrNoQuestions } from "./yes-or-no-questions.ts";
import { oddOneOut } from "./odd-one-out.ts";
import { readAloud } from "./read-aloud.ts";
import { answerWithAWord } from "./answer-with-a-word.ts";
import { letterMatch } from "./letter-match.ts";
import { sayTheScript } from "./say-the-script.ts";
import { whoDoesWhat } from "./who-does-what.ts";
import { featuresOfAThing } from "./features-of-a-thing.ts";
import { soundsOfAWord } from "./sounds-of-a-word.ts";
import { writtenWordToPicture } from "./written-word-to-picture.ts";

/** Every exercise, in the order of the catalogue. A new one is one line here. */
export const taskTypes: readonly TaskType[] = [
  spokenWordToPicture,
  spokenDirections,
  yesOrNoQuestions,
  spokenSentenceToPicture,
  sameOrDifferentSounds,
  messagesAndAnnouncements,
  findTheSameSymbols,
  alternatingSymbols,
  goOrStop,
  arrowsInARow,
  countWhileYouListen,
  putTheStepsInOrder,
  switchingTrail,
  colourOrWord,
  sortByTheRule,
  planTheDay,
  fillThePillOrganiser,
  whatComesNext,
  matchTheShape,
  turnedShapes,
  recreateThePattern,
  hiddenFigures,
  readTheMap,
  facesAndFeelings,
  searchLeftToRight,
  writtenWordToPicture,
  letterMatch,
  oddOneOut,
  sentenceToPicture,
  readAndAnswer,
  everydayReading,
  howMany,
  arithmetic,
  clocks,
  money,
  calendar,
  wordProblems,
  picturePairs,
  repeatTheOrder,
  nBack,
  facesAndNames,
  shoppingList,
  rememberThePlaces,
  storyRecall,
  copyTheWord,
  missingLetters,
  spellThePicture,
  spellWhatYouHear,
  buildTheSentence,
  typeTheName,
  nameThePicture,
  nameTheAction,
  repeat,
  readAloud,
  answerWithAWord,
  sayTheScript,
  featuresOfAThing,
  soundsOfAWord,
  whoDoesWhat,
];

const byId = new Map(taskTypes.map((taskType) => [taskType.typeId, taskType]));

/** @returns undefined if there is no such exercise */
export const findTaskType = (typeId: number): TaskType | undefined => byId.get(typeId);

/** The typeIds of the exercises whose answers may be spoken. */
export const spokenTypeIds: readonly number[] = taskTypes
  .filter(({ template }) => template === "Production")
  .map(({ typeId }) => typeId);
