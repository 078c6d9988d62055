import { format } from "@regain/content/format";
import type { OwnWord, Word } from "@regain/content/types";
import type { Choice } from "@regain/contract/entities/task-view";
import { pickDifferent } from "../material/different-words.ts";
import { isOwn, pickOwnForSet } from "../material/own-words.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";
import { effortOf, isSameThing, wordsIn, type WordRange } from "../material/words.ts";

interface Level extends WordRange {
  readonly pairs: number;
  /** What a picture is paired with: the same picture, its written word, or its spoken word. */
  readonly partner: "picture" | "word" | "sound";
}

/** More pairs, rarer words, and partners that look less like the picture. */
const levels: readonly Level[] = [
  { pairs: 2, partner: "picture", minEffort: 3, maxEffort: 4 },
  { pairs: 3, partner: "picture", minEffort: 3, maxEffort: 4 },
  { pairs: 4, partner: "picture", minEffort: 3, maxEffort: 5 },
  { pairs: 5, partner: "picture", minEffort: 3, maxEffort: 5 },
  { pairs: 6, partner: "picture", minEffort: 3, maxEffort: 6 },
  { pairs: 6, partner: "word", minEffort: 3, maxEffort: 6 },
  { pairs: 7, partner: "word", minEffort: 3, maxEffort: 7 },
  { pairs: 8, partner: "word", minEffort: 3, maxEffort: 7 },
  { pairs: 8, partner: "sound", minEffort: 3, maxEffort: 8 },
  { pairs: 10, partner: "sound", minEffort: 3, maxEffort: 8 },
];

export const picturePairs = defineTaskType<Level>({
  typeId: 38,
  systemName: "picture_pairs",
  area: "memory",
  template: "MemoryBoard",
  version: 1,
  secondsPerItem: 60,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.picture_pairs;
    const asked = {
      picture: say.instructions,
      word: say.instructionsWords,
      sound: say.instructionsSounds,
    };
    const own = pickOwnForSet(rng.stream("own"), content.ownWords, level.pairs, history);
    const others = wordsIn(content.words, level).filter(
      (word) => !own.some((one) => isSameThing(one, word)),
    );
    const words: readonly (Word | OwnWord)[] = [
      ...own,
      ...pickDifferent(rng.stream("words"), others, level.pairs - own.length),
    ];
    const faces = words.flatMap((word): Omit<Choice, "id" | "label">[] => {
      const { id, text, picture } = word;
      const image = { path: content.picture(picture) };
      const said = speech(text, isOwn(word) ? word.audioPaths : []);
      const partners = { picture: { image }, word: { text }, sound: { speech: said } };
      return [
        { value: id, image },
        { value: id, ...partners[level.partner] },
      ];
    });
    const items = rng
      .stream("places")
      .shuffle(faces)
      .map((face, index) => ({
        ...face,
        id: `tile-${index + 1}`,
        label: format(say.tile, { number: index + 1 }),
      }));
    return {
      key: words
        .map(({ id }) => id)
        .toSorted()
        .join(" "),
      effort: words.reduce((sum, word) => sum + effortOf(word), 0),
      view: {
        ...plainView,
        templateName: "MemoryBoard",
        type: "picture_pairs",
        instructions: instructions(asked[level.partner]),
        items,
        answers: words.map(({ id }) => id),
        answerText: format(say.answer, { count: level.pairs }),
      },
    };
  },
});
