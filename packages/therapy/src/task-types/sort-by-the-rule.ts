import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import {
  drawWords,
  groupOf,
  sortableWords,
  sortOptions,
  type SortTask,
} from "../material/sorting.ts";
import { defineTaskType, type GenerateInput, type History, pickFresh } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";
import { effortOf } from "../material/words.ts";

interface Level {
  readonly words: number;
  /** One rule; a rule that changes from item to item while the things stay; or two rules at the same time. */
  readonly rules: "one" | "changing" | "both";
}

/** More things, then a rule that changes, then two rules at the same time. */
const levels: readonly Level[] = [
  { words: 4, rules: "one" },
  { words: 6, rules: "one" },
  { words: 6, rules: "changing" },
  { words: 8, rules: "changing" },
  { words: 6, rules: "both" },
  { words: 8, rules: "both" },
];

/** `set rules words`; rules are `0`, `0+1` for both at the same time, `0>1` for a change from one to the other. */
const keyOf = ({ set, words }: SortTask, rules: string) =>
  [
    set.id,
    rules,
    words
      .map(({ id }) => id)
      .toSorted()
      .join("+"),
  ].join(" ");

/**
 * The same things under another rule, when the last item of this block was the first of a change: one from another day
 * is no longer in mind.
 */
function changedTask({
  content,
  history,
  block,
}: GenerateInput<Level>): { task: SortTask; key: string } | undefined {
  const [setId, rules = "", wordIds = ""] = block[0]?.split(" ") ?? [];
  const set = content.sortSets.find(({ id }) => id === setId);
  if (!set || !/^\d+$/.test(rules)) return undefined;
  const words = content.words.filter(({ id }) => wordIds.split("+").includes(id));
  const next = set.rules.findIndex(
    (_, rule) =>
      rule !== Number(rules) && sortableWords(set, [rule], words).length === words.length,
  );
  if (next < 0) return undefined;
  const task = { set, rules: [next], words };
  const key = keyOf(task, `${rules}>${next}`);
  return history.includes(key) ? undefined : { task, key };
}

/** How often another draw is tried before something is repeated. */
const triesForFresh = 40;

/** Things of the set seen longest ago; if all its draws are known, of any other set. */
function freshTask(rng: Rng, content: Content, level: Level, history: History) {
  const options = sortOptions(content.sortSets, content.words, {
    ruleCount: level.rules === "one" ? 1 : 2,
    wordCount: level.words,
  });
  const sets = [...new Set(options.map(({ set }) => set))];
  const metSets = history.map((key) => key.split(" ")[0] ?? key);
  const oldest = pickFresh(rng, sets, metSets, ({ id }) => id);
  for (let attempt = 0; ; attempt++) {
    const chosen = attempt < triesForFresh / 2 ? oldest : rng.pick(sets);
    const option = rng.pick(options.filter(({ set }) => set === chosen));
    const words = drawWords(rng, option, level.words);
    // Things for a rule that will change fit the next rule too, but are sorted only by the first.
    const rules = level.rules === "changing" ? option.rules.slice(0, 1) : option.rules;
    const task = { set: option.set, rules, words };
    const key = keyOf(task, rules.join("+"));
    if (attempt === triesForFresh || !history.includes(key)) return { task, key };
  }
}

type Board = Pick<BoardCompletionView, "columns" | "rows" | "answers">;

/** Where everything goes: the first rule's groups are the columns, the second's the rows. */
function boardOf({ set, rules, words }: SortTask): Board {
  const [across, down] = rules.map((rule) => set.rules[rule]);
  const answers = words.map(({ id }) => ({
    column: `column-${groupOf(across, id)}`,
    row: `row-${groupOf(down, id) ?? 0}`,
    value: id,
  }));
  return {
    columns: (across?.groups ?? []).map(({ label }, index) => ({ id: `column-${index}`, label })),
    rows: down
      ? down.groups.map(({ label }, index) => ({ id: `row-${index}`, label }))
      : [{ id: "row-0" }],
    answers,
  };
}

type Say = Content["exercises"]["sort_by_the_rule"]["say"];

function asked({ set, rules }: SortTask, level: Level, say: Say): string {
  const [across = "", down = ""] = rules.map((rule) => set.rules[rule]?.title);
  if (level.rules === "both") return format(say.bothRules, { across, down });
  const rule = format(say.rule, { rule: across });
  return `${rule} ${level.rules === "one" ? say.instructions : say.instructionsSwitch}`;
}

/** The things of each place that has any, row by row; a place is named by its groups under the rules. */
function answerText(board: Board, words: readonly Word[], say: Say): string {
  return board.rows
    .flatMap((row) =>
      board.columns.map((column) => {
        const there = board.answers.filter((a) => a.row === row.id && a.column === column.id);
        return {
          group: [column.label, row.label?.toLowerCase()].filter(Boolean).join(", "),
          words: words.filter(({ id }) => there.some(({ value }) => value === id)),
        };
      }),
    )
    .filter((place) => place.words.length > 0)
    .map(({ group, words: things }) =>
      format(say.answer, { group, words: things.map(({ text }) => text).join(", ") }),
    )
    .join(" ");
}

export const sortByTheRule = defineTaskType<Level>({
  typeId: 15,
  systemName: "sort_by_the_rule",
  area: "executive_functioning",
  template: "BoardCompletion",
  version: 4,
  secondsPerItem: 60,
  levels,
  // The changed rule comes right after the first.
  goesOn: ({ rules }) => rules === "changing",

  generate(input) {
    const { level, rng, content, history } = input;
    const { say } = content.exercises.sort_by_the_rule;
    const changed = level.rules === "changing" ? changedTask(input) : undefined;
    const { task, key } = changed ?? freshTask(rng.stream("task"), content, level, history);
    const board = boardOf(task);
    return {
      key,
      // A rule that has just changed is harder than any rare word.
      effort: (changed ? 1_000 : 0) + task.words.reduce((sum, word) => sum + effortOf(word), 0),
      view: {
        ...plainView,
        templateName: "BoardCompletion",
        type: "sort_by_the_rule",
        instructions: instructions(asked(task, level, say)),
        ...board,
        supply: "once",
        cellHolds: "many",
        items: rng
          .stream("places")
          .shuffle(task.words)
          .map(({ id, text, picture }) => ({
            ...imageChoice(id, text, { path: content.picture(picture) }, id),
            text,
          })),
        answerText: answerText(board, task.words, say),
      },
    };
  },
});
