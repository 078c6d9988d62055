/** What patients and families add: their people and things, practiced alongside the built-in words. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { OwnWord, Word } from "@regain/content/types";
import type { CueTexts } from "./cues.ts";
import type { Rng } from "../rng.ts";
import { spokenForm } from "../spelling.ts";
import { type History, pickFresh } from "../task-type.ts";

/** Something that a patient has added. */
export interface OwnPractice {
  /** A UUID. */
  readonly id: string;
  readonly kind: OwnWord["kind"];
  readonly name: string;
  /** Who a person is: `your daughter`. */
  readonly relation: string | null;
  /** Paths of the files, as views name them. */
  readonly photo: string;
  readonly voice: string | null;
}

const keyStart = "own-";
const isOwnKey = (key: string) => key.startsWith(keyStart);

/** At most one item in three is the patient's own. */
const ownEvery = 3;

/** An own word counts as very common. */
const band = 1;

/** Rough, because it only orders the items of a block. */
const syllablesOf = (name: string) => Math.max(1, name.match(/[aeiouy]+/gi)?.length ?? 0);

/** Without a relation there is nothing to say; one that names the person would give the answer away. */
function meaningOf({ name, relation }: OwnPractice, { ownItemTexts }: Content): string | undefined {
  const said = spokenForm(relation ?? "");
  if (relation === null || said === "" || said.includes(spokenForm(name))) return undefined;
  return format(ownItemTexts.relation, { relation: relation.replace(/[.\s]+$/, "") });
}

const wordOf = (item: OwnPractice, content: Content): OwnWord => ({
  id: keyStart + item.id,
  kind: item.kind,
  text: item.name,
  picture: item.photo,
  syllables: syllablesOf(item.name),
  band,
  meaning: meaningOf(item, content),
  firstSound: content.certainFirstSound(item.name),
  synonyms: [],
  audioPaths: item.voice === null ? [] : [item.voice],
});

/** The content with what the patient has added. */
export function withOwnItems(content: Content, items: readonly OwnPractice[]): Content {
  const photos = new Set(items.map(({ photo }) => photo));
  return {
    ...content,
    ownWords: items.map((item) => wordOf(item, content)),
    picture: (key) => (photos.has(key) ? key : content.picture(key)),
  };
}

/** Whether a word is one that the patient or their family has added. */
export const isOwn = (word: Word | OwnWord): word is OwnWord => "audioPaths" in word;

export interface OwnPerson extends Pick<OwnWord, "id" | "picture" | "audioPaths"> {
  readonly name: string;
}

/** People whom the patient knows, for exercises with faces and names. */
export const ownPeople = ({ ownWords }: Content): OwnPerson[] =>
  ownWords
    .filter(({ kind }) => kind === "person")
    .map(({ id, text, picture, audioPaths }) => ({ id, name: text, picture, audioPaths }));

/** The cue texts; for own words the semantic cue is about the relation, since a person is not for something. */
export const cueTextsFor = <Texts extends CueTexts>(
  word: Word | OwnWord,
  texts: Texts,
  { ownItemTexts }: Content,
): Texts => (isOwn(word) ? { ...texts, semanticLabel: ownItemTexts.relationLabel } : texts);

/**
 * A member of the pool or one of the patient's own: a fresh own one comes first, unless one of the last two
 * items was an own one. Without own ones it draws like `pickFresh`.
 * @throws RangeError when the pool is empty
 */
export function pickWithOwn<T extends { readonly id: string }, O extends { readonly id: string }>(
  rng: Rng,
  pool: readonly T[],
  own: readonly O[],
  history: History,
): T | O {
  const idOf = ({ id }: T | O) => id;
  if (history.slice(0, ownEvery - 1).some(isOwnKey)) return pickFresh(rng, pool, history, idOf);
  const fresh = own.filter(({ id }) => !history.includes(id));
  if (fresh.length > 0) return rng.pick(fresh);
  return pickFresh<T | O>(rng, [...pool, ...own], history, idOf);
}

/** Own words for a set of `count`: a third of it, at least one, starting with those not seen recently. */
export function pickOwnForSet(
  rng: Rng,
  own: readonly OwnWord[],
  count: number,
  history: History,
): OwnWord[] {
  const met = new Set(history.flatMap((key) => key.split(" ")));
  const most = Math.max(1, Math.floor(count / ownEvery));
  const inOrder = rng
    .shuffle(own)
    .toSorted((a, b) => Number(met.has(a.id)) - Number(met.has(b.id)));
  const firstOfName = new Map(
    inOrder.toReversed().map((word) => [spokenForm(word.text), word] as const),
  );
  return inOrder.filter((word) => firstOfName.get(spokenForm(word.text)) === word).slice(0, most);
}

/** Spare letters come from 14 common ones, and at most 4 are ever needed. */
const mostLetters = 10;

/**
 * Own words that can be spelled with single letters of the alphabet and are no longer than the level allows;
 * shorter ones are welcome at every level.
 */
export const ownWordsToSpell = (
  { ownWords }: Content,
  { maxLetters }: { readonly maxLetters: number },
): OwnWord[] =>
  ownWords.filter(({ text }) => {
    const letters = new Set(text.toLowerCase()).size;
    return (
      /^[a-z]+$/i.test(text) && text.length <= maxLetters && letters > 1 && letters <= mostLetters
    );
  });
