/** The parts notes are made from, each as blocks of a printed document; a part without content has none. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { Goal } from "@regain/contract/entities/goal";
import type { DocumentBlock } from "@regain/contract/entities/printed-document";
import type { Change } from "@regain/therapy/change";
import type { LevelInNote, Stretch } from "@regain/therapy/note-figures";
import type { SkillArea } from "@regain/therapy/skill-areas";
import { wholeMinutes, wholeSeconds } from "@regain/therapy/practice-day";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { shownDate } from "../../lib/shown-date.ts";
import { wholePoints } from "../../lib/whole-points.ts";
import { judgedTotals } from "../judged-answers.store.ts";
import { exerciseName, textsOf } from "../session/task-type.rules.ts";
import type { NoteFacts, StandingGoal } from "./note-facts.service.ts";
import {
  cuesText,
  datesText,
  itemsText,
  percentText,
  pointsText,
  scoredItemsText,
  secondsText,
  standingText,
} from "./note-words.rules.ts";

const texts = english.noteTexts;
const { columns, headings } = texts;

type Table = Extract<DocumentBlock, { kind: "table" }>;

export const heading = (text: string): DocumentBlock => ({ kind: "heading", text });
const paragraph = (text: string): DocumentBlock => ({ kind: "paragraph", text });
const listOf = (items: readonly string[]): DocumentBlock => ({
  kind: "list",
  isOrdered: false,
  items: [...items],
});
const words = (title: string) => ({ title, isNumber: false });
const number = (title: string) => ({ title, isNumber: true });

/** A heading with its blocks; nothing if there are none. */
const under = (title: string, blocks: readonly DocumentBlock[]): DocumentBlock[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks];
const rowsUnder = (title: string, table: Table): DocumentBlock[] =>
  under(title, table.rows.length === 0 ? [] : [table]);
const listUnder = (title: string, items: readonly string[]): DocumentBlock[] =>
  under(title, items.length === 0 ? [] : [listOf(items)]);

/** How many scored answers of each exercise and level people judged, where they did. */
function judgedLines({ levels, judged }: Pick<NoteFacts, "levels" | "judged">): string[] {
  return levels.flatMap(({ typeId, level, inRange: { scoredCount } }) => {
    const counts = judgedTotals(
      judged.filter((one) => one.typeId === typeId && one.level === level),
    );
    const said = (["marked", "corrected"] as const).flatMap((judge) =>
      counts[judge] > 0 ? [format(texts.judges[judge], { count: counts[judge] })] : [],
    );
    if (said.length === 0) return [];
    const values = { exercise: exerciseName(typeId), level, judged: said.join(texts.and) };
    return [format(texts.judged, { ...values, items: scoredItemsText(scoredCount) })];
  });
}

/** Items, help, accuracy and latency of every exercise and level. */
export function exercisesPart({
  levels,
  kind,
  judged,
}: Pick<NoteFacts, "levels" | "kind" | "judged">): DocumentBlock[] {
  const isOneDay = kind === "dailySessionNote";
  const rows = levels.map(({ typeId, level, inRange, dayCount, milliseconds }) => [
    exerciseName(typeId),
    String(level),
    ...(isOneDay ? [] : [String(dayCount)]),
    String(inRange.itemCount),
    String(wholeMinutes(wholeSeconds(milliseconds)) || texts.underOne),
    percentText(inRange.withoutHelp, inRange.scoredCount),
    percentText(inRange.accuracy, inRange.scoredCount),
    cuesText(inRange.cues),
    secondsText(inRange.latency),
  ]);
  const skipped = levels.flatMap(({ typeId, level, inRange: { itemCount, scoredCount } }) => {
    const count = itemCount - scoredCount;
    if (count === 0) return [];
    const values = { exercise: exerciseName(typeId), level, skipped: count };
    return [format(texts.skipped, { ...values, items: itemsText(itemCount) })];
  });
  return [
    ...rowsUnder(headings.exercises, {
      kind: "table",
      columns: [
        words(columns.exercise),
        number(columns.level),
        ...(isOneDay ? [] : [number(columns.days)]),
        number(columns.items),
        number(columns.minutes),
        number(columns.withoutHelp),
        number(columns.withHelp),
        words(columns.cues),
        number(columns.latency),
      ],
      rows,
    }),
    ...listUnder(headings.skipped, skipped),
    ...listUnder(headings.judged, judgedLines({ levels, judged })),
  ];
}

function differenceText(points: number): string {
  if (points === 0) return texts.change.none;
  return pointsText(points, points > 0 ? `+${points}` : String(points).replace("-", "−"));
}

/** The change between the figures next to it, and whether it is more than chance. */
function changeText(change: Change, before: number | null, after: number | null): string {
  if (change.kind === "too-early" || before === null || after === null)
    return texts.change["too-early"];
  if (change.kind === "level-found") return texts.change["level-found"];
  const difference = differenceText(Math.round(after) - Math.round(before));
  return format(texts.change[change.kind], { change: difference });
}

/** If some exercises are left out, the scores next to it differ from those that were compared. */
function areaChangeText({ baseline, latest, change, exerciseCount }: SkillArea): string {
  const { kind, difference, comparedCount } = change;
  if (!difference || comparedCount === exerciseCount)
    return changeText(change, baseline.value, latest.value);
  const compared = format(texts.change.compared, {
    compared: comparedCount,
    all: exerciseCount,
    change: differenceText(wholePoints(difference.value)),
  });
  return format(texts.change[kind], { change: compared });
}

const figureAt = (stretch: Stretch) =>
  format(texts.figureAt, {
    value: percentText(stretch.withoutHelp, stretch.scoredCount),
    date: datesText(stretch),
  });

/** Baseline and current figures at the same level, for exercises that have both. */
export function comparedPart({ levels, kind }: NoteFacts): DocumentBlock[] {
  const isOneDay = kind === "dailySessionNote";
  const row = (one: LevelInNote): string[][] => {
    const after = isOneDay ? one.inRange : one.latest;
    if (!one.baseline || !after || after.scoredCount === 0) return [];
    return [
      [
        exerciseName(one.typeId),
        String(one.level),
        figureAt(one.baseline),
        isOneDay ? percentText(after.withoutHelp, after.scoredCount) : figureAt(after),
        changeText(
          isOneDay ? one.rangeChange : one.latestChange,
          one.baseline.withoutHelp,
          after.withoutHelp,
        ),
      ],
    ];
  };
  const rows = levels.flatMap(row);
  if (levels.length > 0 && rows.length === 0)
    return [heading(headings.compared), paragraph(texts.nothing.baseline)];
  return rowsUnder(headings.compared, {
    kind: "table",
    columns: [
      words(columns.exercise),
      number(columns.level),
      words(columns.baseline),
      words(isOneDay ? columns.thisDay : columns.latest),
      words(columns.change),
    ],
    rows,
  });
}

/** More steps than this nobody would read one by one. */
const maxSteps = 40;

type Steps = NoteFacts["steps"];

/** Who set an exercise's level, apart from its rule, and how often: `“Find my level” 1, clinician 2`. */
function settersText(steps: Steps): string {
  const shown = (["assessment", "clinician"] as const).flatMap((maker) => {
    const count = steps.filter(({ by }) => by === maker).length;
    return count > 0 ? [format(texts.setters[maker], { count })] : [];
  });
  return shown.join(texts.and) || texts.none;
}

/**
 * Many steps in brief, by exercise: where its level began and ended, how often practice moved it up
 * and down, who else set it, and the last reason. A placement is where an exercise begins, not a
 * rise; for one that was not practiced, it says nothing.
 */
function stepsInBrief({ steps, levels }: Pick<NoteFacts, "steps" | "levels">): Table {
  const practised = new Set(levels.map(({ typeId }) => typeId));
  const told = [...Map.groupBy(steps, ({ typeId }) => typeId)].filter(
    ([typeId, own]) => practised.has(typeId) || own.some(({ by }) => by !== "assessment"),
  );
  const rows = told.map(([typeId, own]) => {
    const [first, last] = [own[0]!, own.at(-1)!];
    const byRule = own.filter(({ by }) => by === "rule");
    const ups = byRule.filter(({ from, to }) => to > from).length;
    const lastStep = { date: shownDate(last.date), reason: last.reason };
    return [
      exerciseName(typeId),
      String(first.by === "assessment" ? first.to : first.from),
      String(last.to),
      String(ups),
      String(byRule.length - ups),
      settersText(own),
      format(texts.lastStep, lastStep),
    ];
  });
  return {
    kind: "table",
    columns: [
      words(columns.exercise),
      number(columns.first),
      number(columns.last),
      number(columns.up),
      number(columns.down),
      words(columns.setters),
      words(columns.lastStep),
    ],
    rows,
  };
}

function stepsInFull(steps: Steps): Table {
  return {
    kind: "table",
    columns: [
      words(columns.date),
      words(columns.exercise),
      words(columns.level),
      words(columns.reason),
    ],
    rows: steps.map(({ typeId, from, to, date, reason }) => [
      shownDate(date),
      exerciseName(typeId),
      format(texts.levelStep, { from, to }),
      reason,
    ]),
  };
}

/** Every level change with its reason; if there was practice but no change, that. */
export function levelsPart(facts: Pick<NoteFacts, "steps" | "levels">): DocumentBlock[] {
  const table = facts.steps.length > maxSteps ? stepsInBrief(facts) : stepsInFull(facts.steps);
  if (facts.levels.length > 0 && table.rows.length === 0)
    return [heading(headings.levels), paragraph(texts.nothing.levels)];
  return rowsUnder(headings.levels, table);
}

function goalText({ text, task, byDate }: Goal): string {
  const measured =
    task &&
    format(texts.goals.task, {
      exercise: exerciseName(task.taskTypeId),
      level: task.taskLevel,
      target: task.targetPercent,
    });
  const named = text && measured ? format(texts.goals.taskWith, { text, task: measured }) : text;
  const goal = (named || measured || "").replace(/[.\s]+$/, "");
  return byDate ? format(texts.goals.by, { goal, date: shownDate(byDate) }) : goal;
}

function goalLine({ goal, standing }: StandingGoal): string {
  const values = { term: texts.goals[goal.term], goal: goalText(goal) };
  if (goal.state !== "open" && goal.endedOn)
    return format(texts.goals.lineWith, {
      ...values,
      standing: format(texts.goals[goal.state], { date: shownDate(goal.endedOn) }),
    });
  if (!standing || !goal.task) return format(texts.goals.line, values);
  return format(texts.goals.lineWith, {
    ...values,
    standing: standingText(standing, goal.task.targetPercent),
  });
}

/** Long-term goals first. */
export function goalsPart({ goals }: NoteFacts): DocumentBlock[] {
  if (goals.length === 0) return [heading(headings.goals), paragraph(texts.nothing.goals)];
  const ordered = goals.toSorted((a, b) => a.goal.term.localeCompare(b.goal.term));
  return listUnder(headings.goals, ordered.map(goalLine));
}

type WithAreas = Pick<NoteFacts, "areas" | "kind" | "levels">;

/** None for a day without practice. */
export const areasShown = ({ areas, kind, levels }: WithAreas): WithAreas["areas"] =>
  kind === "dailySessionNote" && levels.length === 0 ? [] : areas;

export function areasPart(facts: WithAreas): DocumentBlock[] {
  const at = ({ value, date }: { readonly value: number; readonly date: string }) =>
    format(texts.figureAt, { value, date: shownDate(date) });
  return rowsUnder(headings.areas, {
    kind: "table",
    columns: [
      words(columns.area),
      words(columns.baseline),
      words(columns.latest),
      words(columns.change),
    ],
    rows: areasShown(facts).map((one) => [
      english.messages.areas[one.area].name,
      at(one.baseline),
      at(one.latest),
      areaChangeText(one),
    ]),
  });
}

export function milestonesPart({ areas }: NoteFacts): DocumentBlock[] {
  return listUnder(
    headings.milestones,
    areas.flatMap(({ area, latest, milestone }) =>
      milestone
        ? [
            format(texts.milestone, {
              area: english.messages.areas[area].name,
              now: latest.value,
              goal: milestone.value,
              exercise: exerciseName(milestone.typeId),
              level: milestone.level,
            }),
          ]
        : [],
    ),
  );
}

export function ratingsPart({ ratings }: NoteFacts): DocumentBlock[] {
  const at = (rating: { value: number; label: string; date: string }) =>
    format(texts.ratingAt, { ...rating, date: shownDate(rating.date) });
  const rows = ratings.flatMap(({ questions }) =>
    questions.map(({ questionText, baseline, latest }) => [questionText, at(baseline), at(latest)]),
  );
  return rowsUnder(headings.ratings, {
    kind: "table",
    columns: [words(columns.question), words(columns.baseline), words(columns.latest)],
    rows,
  });
}

/** What each exercise in the range trains, in the wording for documentation. */
export function purposePart({ levels }: NoteFacts): DocumentBlock[] {
  const typeIds = [...new Set(levels.map(({ typeId }) => typeId))];
  return listUnder(
    headings.purpose,
    typeIds.flatMap((typeId) => {
      const taskType = findTaskType(typeId);
      if (!taskType) return [];
      const { name, documentation } = textsOf(taskType);
      return [format(texts.purposeOf, { exercise: name, purpose: documentation })];
    }),
  );
}

export function homePart({ home, today }: NoteFacts): DocumentBlock[] {
  const title = format(headings.home, { date: shownDate(today) });
  if (home.length === 0) return [heading(title), paragraph(texts.nothing.home)];
  return rowsUnder(title, {
    kind: "table",
    columns: [words(columns.exercise), number(columns.level), number(columns.count)],
    rows: home.map(({ taskType, level, count }) => [
      textsOf(taskType).name,
      String(level),
      String(count),
    ]),
  });
}

/** How the figures are calculated, so that they can be checked. */
export const definitionsPart = ({ levels }: NoteFacts): DocumentBlock[] =>
  levels.length === 0 ? [] : listUnder(headings.definitions, [...texts.definitions, texts.chance]);
