/** What exercises say: every text that generators make from the content, and which of them never repeat. */
import type { Content } from "@regain/content/content";
import { said, spoken, type SpokenWord } from "@regain/content/en/spoken";
import { createRng } from "@regain/therapy/rng";
import { generateItem, type TaskType } from "@regain/therapy/task-type";
import { withAudio } from "@regain/therapy/with-audio";
import { type Fields, fieldsOf } from "./fields.ts";

/** Items of a level drawn as a patient sees them, none twice before the pool is used up. */
const drawnInTurn = 250;
/** Items of a level drawn at random: they show whether the earlier ones were all. */
const drawnAnew = 100;
/** A slot with more texts than this may have some that no draw has found. */
const many = 30;
/** A slot in which at most this many of 100 texts are new after all those draws yields new ones only now and then. */
const maxNewPercent = 3;

/** The texts that an item says, by the part of the view that says them. */
export function spokenBySlot(view: object): [slot: string, text: string][] {
  return Object.entries(view).flatMap(([slot, part]) => {
    const texts: string[] = [];
    withAudio(part, (text) => {
      texts.push(text);
      return undefined;
    });
    return texts.map((text): [string, string] => [slot, text]);
  });
}

/** The seed of one of the items drawn at random. */
export const seedOf = (index: number): string => `sound ${index}`;

/** How often each text was said, by slot. */
type Slots = Map<string, Map<string, number>>;

function note(slots: Slots, view: object): void {
  for (const [slot, text] of spokenBySlot(view)) {
    const counts = slots.get(slot) ?? new Map<string, number>();
    slots.set(slot, counts.set(text, (counts.get(text) ?? 0) + 1));
  }
}

function sampleLevel(taskType: TaskType, level: number, content: Content) {
  const [inTurn, anew]: [Slots, Slots] = [new Map(), new Map()];
  const history: string[] = [];
  for (let index = 0; index < drawnInTurn; index++) {
    const rng = createRng(`sound in turn ${index}`);
    const item = generateItem(taskType, level, { rng, content, history });
    history.unshift(item.key);
    note(inTurn, item.view);
  }
  for (let index = 0; index < drawnAnew; index++)
    note(anew, generateItem(taskType, level, { rng: createRng(seedOf(index)), content }).view);
  return { inTurn, anew };
}

const timesOf = (counts: readonly (readonly [string, number])[]) =>
  counts.reduce((sum, [, times]) => sum + times, 0);

export interface SpokenTexts {
  /** Said as a whole. */
  readonly whole: readonly (readonly SpokenWord[])[];
  /** Hardly ever repeated: said in pieces. */
  readonly open: readonly (readonly SpokenWord[])[];
}

const none: ReadonlyMap<string, number> = new Map();

/** Adds the texts that a level says in one slot to those said as a whole, those said in pieces, or both. */
function divide(
  known: ReadonlyMap<string, number>,
  later: ReadonlyMap<string, number>,
  fields: Fields,
  { whole, open }: { readonly whole: Set<string>; readonly open: Set<string> },
): void {
  const news = [...later].filter(([text]) => !known.has(text) && !fields.has(text));
  const isOpen = timesOf(news) * 100 > timesOf([...later]) * maxNewPercent;
  for (const text of [...known.keys(), ...later.keys()]) {
    const isField = fields.has(text);
    if (isField || !isOpen) whole.add(text);
    // If new ones may still come, the pieces are there for them.
    if (!isField && (isOpen || known.size > many)) open.add(text);
  }
}

const inWords = (texts: ReadonlySet<string>) =>
  [...texts].map(spoken).filter((words) => said(words) !== "");

/**
 * Samples every level of every exercise. A text that is a field of the content as it is (a word, a
 * sentence) brings in all of that field; a slot that keeps yielding new texts is open.
 */
export function spokenTexts(content: Content, taskTypes: readonly TaskType[]): SpokenTexts {
  const fields = fieldsOf(content);
  const texts = { whole: new Set<string>(), open: new Set<string>() };
  for (const taskType of taskTypes)
    for (const level of taskType.levels.keys()) {
      const { inTurn, anew } = sampleLevel(taskType, level + 1, content);
      for (const slot of new Set([...inTurn.keys(), ...anew.keys()]))
        divide(inTurn.get(slot) ?? none, anew.get(slot) ?? none, fields, texts);
    }
  const siblings = fields.siblingsOf(texts.whole);
  return { whole: inWords(new Set([...texts.whole, ...siblings])), open: inWords(texts.open) };
}
