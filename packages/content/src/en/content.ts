import type { Content } from "../content.ts";
import { picture } from "../pictures.ts";
import { actions } from "./actions.ts";
import { activities } from "./activities.ts";
import { certainFirstSound } from "./certain-first-sound.ts";
import { buildSentences } from "./build-sentences.ts";
import { dates } from "./dates.ts";
import { documents } from "./documents.ts";
import { assessment } from "./assessment.ts";
import { auditTexts } from "./audit-texts.ts";
import { errands } from "./errands.ts";
import { exercises } from "./exercises.ts";
import { fillers } from "./fillers.ts";
import { goods } from "./goods.ts";
import { brochureTexts, handoutFooter, handouts } from "./handouts.ts";
import { letters } from "./letters.ts";
import { mails } from "./mails.ts";
import { messages } from "./messages.ts";
import { minimalPairs } from "./minimal-pairs.ts";
import { noteTexts } from "./note-texts.ts";
import { oddGroups } from "./odd-groups.ts";
import { billingTexts } from "./billing-texts.ts";
import { caseloadTexts } from "./caseload-texts.ts";
import { institutionTexts } from "./institution-texts.ts";
import { drawingTexts } from "./drawing-texts.ts";
import { fhirTexts } from "./fhir-texts.ts";
import { ownItemTexts } from "./own-item-texts.ts";
import { pageWords } from "./page-words.ts";
import { passages } from "./passages.ts";
import { people } from "./people.ts";
import { phrases } from "./phrases.ts";
import { pills } from "./pills.ts";
import { pluralsOf } from "./plurals.ts";
import { scripts } from "./scripts.ts";
import { sentences } from "./sentences.ts";
import { sortSets } from "./sort-sets.ts";
import { suggestionTexts } from "./suggestion-texts.ts";
import { town } from "./town.ts";
import { wordQuestions } from "./word-questions.ts";
import { yesNoQuestions } from "./yes-no-questions.ts";
import { wordProblems } from "./word-problems.ts";
import { spellingNotes } from "./spelling-notes.ts";
import { words } from "./words.ts";

export const english: Content = {
  locale: "en-US",
  words,
  activities,
  actions,
  sentences,
  sortSets,
  wordProblems,
  phrases,
  minimalPairs,
  yesNoQuestions,
  oddGroups,
  wordQuestions,
  scripts,
  people,
  spellingNotes,
  buildSentences,
  fillers,
  documents,
  dates,
  town,
  goods,
  pageWords,
  passages,
  errands,
  pills,
  exercises,
  messages,
  mails,
  letters,
  handouts,
  handoutFooter,
  brochureTexts,
  assessment,
  auditTexts,
  billingTexts,
  caseloadTexts,
  institutionTexts,
  drawingTexts,
  fhirTexts,
  ownItemTexts,
  noteTexts,
  suggestionTexts,
  ownWords: [],
  certainFirstSound,
  pluralsOf,
  picture,
};
