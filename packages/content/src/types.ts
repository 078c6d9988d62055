/**
 * What exercises are made of, by locale. Content is data: a locale is complete when it has everything
 * defined here, and only complete locales are offered.
 */

export const categories = [
  "food",
  "drink",
  "animal",
  "clothing",
  "furniture",
  "kitchen",
  "tool",
  "household",
  "vehicle",
  "body",
  "nature",
  "building",
  "instrument",
  "sport",
  "personal",
  "person",
] as const;
export type Category = (typeof categories)[number];

/** A picturable noun: people name its picture immediately. */
export interface Word {
  /** Stable within the locale, kebab-case. */
  readonly id: string;
  /** As written, in lower case. */
  readonly text: string;
  /** With its article as in a sentence: `an apple`, `scissors`. */
  readonly phrase: string;
  /** Key of the picture set. */
  readonly picture: string;
  readonly category: Category;
  readonly syllables: number;
  /** Some people say it with more or fewer: `chocolate`, `fire`. Its syllables are not asked about. */
  readonly syllablesVary?: true;
  /** How common in everyday speech: 1 very common, 2 common, 3 less common. */
  readonly band: 1 | 2 | 3;
  /** The first sound as a speech synthesizer and a person would say it: `buh`, `shh`. */
  readonly firstSound: string;
  /** The final sounds from the last stressed vowel: `AY-K` for cake. Words that rhyme have equal keys. */
  readonly rhyme: string;
  /** What it is or is for, in one or two short sentences that do not contain the word. */
  readonly meaning: string;
  /** Its properties for feature analysis; each a few words. */
  readonly features: {
    readonly group: string;
    readonly use: string;
    readonly action: string;
    readonly place: string;
    readonly properties: string;
  };
  /**
   * Features of other words that also fit it, by a stretch: one can wear a parachute. They are not used as
   * its foils.
   */
  readonly alsoFits?: readonly string[];
  /** Other right names for the picture. */
  readonly synonyms: readonly string[];
  /** Names of other words that the picture also shows: the plate is next to a knife. */
  readonly alsoShows?: readonly string[];
  /** Frequent misspellings that count as near. */
  readonly nearSpellings: readonly string[];
}

/** A daily activity in steps. */
export interface Activity {
  readonly id: string;
  /** 'Make a cup of tea' */
  readonly title: string;
  /** In order; the `core` ones (at least 3) still make sense in order on their own. */
  readonly steps: readonly { readonly text: string; readonly core: boolean }[];
  /** Steps that do not belong to it. */
  readonly foils: readonly string[];
}

/** Things that can be sorted, each by several features. */
export interface SortSet {
  readonly id: string;
  readonly rules: readonly SortRule[];
}
export interface SortRule {
  /** 'Sort by where you find it' */
  readonly title: string;
  readonly groups: readonly { readonly label: string; readonly wordIds: readonly string[] }[];
}

/**
 * A word problem whose numbers are drawn each time. A number written as `${a}` is money: drawn in cents,
 * shown in dollars. All others are plain counts.
 */
export interface WordProblem {
  readonly id: string;
  readonly level: number;
  /** Text with `{a}`, `{b}` … for the numbers. */
  readonly text: string;
  /** Whole numbers, inclusive; `step` multiples. Money in cents if `unit` is `$`. */
  readonly numbers: Readonly<
    Record<string, { readonly from: number; readonly to: number; readonly step?: number }>
  >;
  /** The result in terms of the numbers, as reverse Polish: `a b +`. Never negative, never a fraction. */
  readonly formula: string;
  readonly unit?: "$";
}

/** A phrase or sentence to say. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** 1 to 8: from a word of 1 syllable to a sentence of 10 words. */
  readonly level: number;
  readonly syllables: number;
}

/**
 * A sentence to build from its words. It has one natural order: after the given words, no other order of
 * the rest is also right.
 */
export interface BuildSentence {
  readonly id: string;
  readonly level: number;
  /** In order, as they are inside the sentence: lower case except names and `I`; a comma stays with its word. */
  readonly words: readonly string[];
  /** How many of the first words are given from the start. */
  readonly given: number;
  readonly mark: "." | "?";
}

/** Facts about how a locale's words are spelled. Words of the first two sets are written as in `words`. */
export interface SpellingNotes {
  /** Words that sound like another word or have two spellings: heard alone, they have no single right spelling. */
  readonly soundAlike: ReadonlySet<string>;
  /** Words that cannot be spelled by sounding them out: silent letters, or letters that stand for an unusual sound. */
  readonly irregular: ReadonlySet<string>;
  /** Short words that everybody writes every day: typed for another word, they are not a misspelling of it. */
  readonly everyday: ReadonlySet<string>;
  /** Words that a row of letters to choose from must not spell. */
  readonly unseemly: ReadonlySet<string>;
}

/** A person to meet, with a drawn portrait. */
export interface Person {
  readonly id: string;
  /** A first name. */
  readonly name: string;
  /** Key of the picture set. */
  readonly picture: string;
  readonly appearance: "woman" | "man";
  readonly age: "young" | "middle" | "older";
}

/** A thing or a person of the patient's own, with a photo: it is named, paired and spelled like a word. */
export interface OwnWord extends Pick<
  Word,
  "id" | "text" | "picture" | "syllables" | "band" | "synonyms"
> {
  readonly kind: "thing" | "person";
  /** Undefined if nobody has said who it is. */
  readonly meaning: string | undefined;
  /** Undefined if the spelling does not tell it. */
  readonly firstSound: string | undefined;
  /** The word as somebody close has said it; empty if nobody has. */
  readonly audioPaths: readonly string[];
}

/** The texts of the easy tasks that pass the time between studying and answering. */
export interface FillerTexts {
  readonly larger: string;
  readonly smaller: string;
  readonly letter: string;
  readonly shape: string;
  /** Questions that a member of the category answers, and no member of another group's category. */
  readonly groups: readonly {
    readonly ask: string;
    readonly category: Category;
    /** Words of the category that answer the question only by a stretch. */
    readonly exceptIds?: readonly string[];
  }[];
}

/** Two words that differ in one sound. */
export interface MinimalPair {
  readonly id: string;
  readonly words: readonly [string, string];
  /** Where the sound is: the first or the last consonant, or the vowel between them. */
  readonly place: "first" | "last" | "vowel";
  /** How many of the sound's 3 features differ: 1 is hard to hear, 3 easy. */
  readonly featuresDiffering: number;
}

/** A question about the world that every adult answers the same. */
export interface YesNoQuestion {
  readonly id: string;
  /** 1 to 6: short, longer, comparing, word order, negation, comparing and negation together. */
  readonly level: number;
  readonly text: string;
  readonly isYes: boolean;
}

/** Things that belong together, and things that do not. */
export interface OddGroup {
  readonly id: string;
  /** 1 to 6: from groups far apart to close ones. */
  readonly level: number;
  /** What the ones that belong are, as in 'The others are …' */
  readonly name: string;
  readonly belong: readonly string[];
  /** Words each of which, alone, is the odd one out among those. */
  readonly odd: readonly string[];
}

/** A question that is answered with a word. */
export interface WordQuestion {
  readonly id: string;
  /** 1 to 6: from one common word that comes to mind by itself to rarer words and broader questions. */
  readonly level: number;
  readonly text: string;
  /** Right answers; the first is the one that cues lead to. */
  readonly answers: readonly [string, ...string[]];
  /** Another hint at the first answer, without the word. */
  readonly hint: string;
  /** Like `Word.firstSound`. */
  readonly firstSound: string;
}

/** An everyday exchange: somebody says something, the patient answers. */
export interface Script {
  readonly id: string;
  /** 'Ordering coffee' */
  readonly situation: string;
  readonly turns: readonly {
    /** What the other person says. */
    readonly partner: string;
    /** What the patient wants to say. */
    readonly patient: string;
  }[];
}

export const passageKinds = ["message", "announcement", "paragraph", "story"] as const;

/** A text to hear or to read, with questions about it. */
export interface Passage {
  readonly id: string;
  readonly kind: (typeof passageKinds)[number];
  /** How long it is within its kind: 1 to 4 for paragraphs, 1 to 3 for the others. */
  readonly level: number;
  /** What it is about, without answering a question. */
  readonly title: string;
  readonly text: string;
  /** Those about details in the order of the text, then those to infer. */
  readonly questions: readonly PassageQuestion[];
  /** For a story: what is worth remembering, in short sentences. */
  readonly facts: readonly string[];
}
export interface PassageQuestion {
  /** About something that is said, or that follows from what is said. */
  readonly kind: "detail" | "inference";
  readonly text: string;
  readonly answer: string;
  /** Wrong answers that are plausible to somebody who does not know the text. */
  readonly foils: readonly [string, string, string];
}

/** Where actions typically happen. Two verbs of different fields share neither agents nor objects. */
export const actionFields = [
  "kitchen",
  "cleaning",
  "garden",
  "farm",
  "workshop",
  "home",
  "body",
  "clothes",
  "family",
  "sport",
  "music",
  "art",
  "office",
  "travel",
  "water",
  "weather",
] as const;
export type ActionField = (typeof actionFields)[number];

/** A picturable verb: people name its picture immediately. */
export interface Action {
  /** Stable within the locale, kebab-case. */
  readonly id: string;
  /** The verb: `sweep`. */
  readonly base: string;
  /** What somebody in the picture is doing: `sweeping`. */
  readonly ing: string;
  /** Key of the picture set. */
  readonly picture: string;
  readonly field: ActionField;
  /** Syllables of the `ing` form. */
  readonly syllables: number;
  /** How common in everyday speech: 1 very common, 2 common, 3 less common. */
  readonly band: 1 | 2 | 3;
  /** The first sound as a speech synthesizer and a person would say it: `buh`, `shh`. */
  readonly firstSound: string;
  /** What it is, in one or two short sentences that do not contain the word. */
  readonly meaning: string;
  /** Who does it in the picture, if that is not the first of `who`: a boy flies a kite, a pilot a jet. */
  readonly pictured?: string;
  /** Who typically does it, each with its article: `a janitor`. */
  readonly who: readonly string[];
  /**
   * What it is typically done to, each as in a sentence: `the floor`. Empty if nothing is needed; otherwise
   * there is one for each of `who`, in order, and a `where` as well.
   */
  readonly what: readonly string[];
  /** Where it is typically done: `in a hallway`. */
  readonly where: readonly string[];
  /** Its objects fit no verb of another field: one sings a high note but cannot carry one. */
  readonly ownObjects?: true;
  /**
   * Verbs of other fields, by id, that its people, things or places would also fit: a young mother bathes a
   * newborn, and pushes a stroller. Listed at only one of the two.
   */
  readonly notBeside?: readonly string[];
  /** Other right names for the picture, as `ing` forms. */
  readonly synonyms: readonly string[];
  /** Frequent misspellings of the `ing` form that count as near. */
  readonly nearSpellings: readonly string[];
}

/** Sentence structures, from the easiest to the hardest to understand. */
export const sentenceStructures = [
  /** A person and a thing: 'The man is eating an apple.' */
  "active",
  /** 'The cat is under the table.' */
  "locative",
  /** Either could do it to the other: 'The boy is pushing the girl.' */
  "reversible",
  /** 'The girl is being pushed by the boy.' */
  "passive",
  /** 'It is the girl that the boy is pushing.' */
  "cleft",
  /** 'The girl that the boy is pushing is wearing a hat.' */
  "relative",
] as const;
export type SentenceStructure = (typeof sentenceStructures)[number];

/**
 * How a foil scene differs from the sentence: who does it, what is done, to what or where, who does it to whom, or two of these. Two
 * foils that differ in one thing each and one that differs in both are, with the sentence's own scene, all alike.
 */
export const sceneDifferences = [
  "agent",
  "verb",
  "object",
  "place",
  "roles",
  "attribute",
  "agent and verb",
  "agent and object",
  "agent and place",
  "place and object",
  "roles and verb",
  "roles and agent",
  "roles and object",
  "roles and attribute",
] as const;
export type SceneDifference = (typeof sceneDifferences)[number];

/** A sentence that is true of one scene and of none of its foils. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly structure: SentenceStructure;
  /** Key of the picture set. */
  readonly scene: string;
  readonly foils: readonly { readonly scene: string; readonly differs: SceneDifference }[];
  /** Who, what and where it is about. Sentences that share none differ in everything. */
  readonly about: readonly string[];
}

/** What an exercise is called and what it says. `say` has its sentences by key, with `{name}` placeholders. */
export interface ExerciseTexts<Key extends string = string> {
  readonly name: string;
  /** What the patient does: one plain sentence. */
  readonly activity: string;
  /** What it trains, as a clinician would write it in a note. */
  readonly documentation: string;
  readonly say: Readonly<Record<Key, string>>;
}

/** Preserves the keys of `say` for the compiler. */
export function exerciseTexts<Key extends string>(texts: ExerciseTexts<Key>): ExerciseTexts<Key> {
  return texts;
}
