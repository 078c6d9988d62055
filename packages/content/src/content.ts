import type { assessment } from "./en/assessment.ts";
import type { auditTexts } from "./en/audit-texts.ts";
import type { exercises } from "./en/exercises.ts";
import type { brochureTexts, handoutFooter, handouts } from "./en/handouts.ts";
import type { letters } from "./en/letters.ts";
import type { mails } from "./en/mails.ts";
import type { messages } from "./en/messages.ts";
import type { billingTexts } from "./en/billing-texts.ts";
import type { caseloadTexts } from "./en/caseload-texts.ts";
import type { institutionTexts } from "./en/institution-texts.ts";
import type { drawingTexts } from "./en/drawing-texts.ts";
import type { fhirTexts } from "./en/fhir-texts.ts";
import type { noteTexts } from "./en/note-texts.ts";
import type { ownItemTexts } from "./en/own-item-texts.ts";
import type { suggestionTexts } from "./en/suggestion-texts.ts";
import type { DateWords, EverydayDocument, Good, PageWords, Town } from "./page-types.ts";
import type { Errand, PillWords } from "./planning-types.ts";
import type {
  Action,
  Activity,
  BuildSentence,
  FillerTexts,
  MinimalPair,
  OddGroup,
  OwnWord,
  Passage,
  Person,
  Phrase,
  Script,
  Sentence,
  SortSet,
  SpellingNotes,
  Word,
  WordProblem,
  WordQuestion,
  YesNoQuestion,
} from "./types.ts";

/** Everything a locale offers. English defines which exercises and messages exist. */
export interface Content {
  /** BCP 47, e.g. `en-US`. */
  readonly locale: string;
  readonly words: readonly Word[];
  readonly activities: readonly Activity[];
  readonly actions: readonly Action[];
  readonly sentences: readonly Sentence[];
  readonly sortSets: readonly SortSet[];
  readonly wordProblems: readonly WordProblem[];
  readonly phrases: readonly Phrase[];
  readonly minimalPairs: readonly MinimalPair[];
  readonly yesNoQuestions: readonly YesNoQuestion[];
  readonly oddGroups: readonly OddGroup[];
  readonly wordQuestions: readonly WordQuestion[];
  readonly scripts: readonly Script[];
  readonly people: readonly Person[];
  readonly spellingNotes: SpellingNotes;
  readonly buildSentences: readonly BuildSentence[];
  readonly fillers: FillerTexts;
  readonly documents: readonly EverydayDocument[];
  readonly dates: DateWords;
  readonly town: Town;
  readonly goods: readonly Good[];
  readonly pageWords: PageWords;
  readonly passages: readonly Passage[];
  readonly errands: readonly Errand[];
  readonly pills: PillWords;
  /** By systemName. */
  readonly exercises: typeof exercises;
  readonly messages: typeof messages;
  readonly mails: typeof mails;
  readonly letters: typeof letters;
  readonly handouts: typeof handouts;
  readonly handoutFooter: typeof handoutFooter;
  readonly brochureTexts: typeof brochureTexts;
  readonly assessment: typeof assessment;
  readonly auditTexts: typeof auditTexts;
  readonly billingTexts: typeof billingTexts;
  readonly caseloadTexts: typeof caseloadTexts;
  readonly institutionTexts: typeof institutionTexts;
  readonly drawingTexts: typeof drawingTexts;
  readonly fhirTexts: typeof fhirTexts;
  readonly ownItemTexts: typeof ownItemTexts;
  readonly noteTexts: typeof noteTexts;
  readonly suggestionTexts: typeof suggestionTexts;
  /** What the patient has added; a locale itself has none. */
  readonly ownWords: readonly OwnWord[];
  /** The first sound of any name, as a person would say it; undefined if its spelling leaves it uncertain. */
  certainFirstSound(name: string): string | undefined;
  /** How people write more than one of what a name is for. @param name in small letters */
  pluralsOf(name: string): readonly string[];
  /**
   * The path of a picture under the content root: `pictures/<hash>.svg`.
   * @throws RangeError for a key that the picture set does not have
   */
  picture(key: string): string;
}
