/** What changed, in plain words. Every sentence includes the figures and days it rests on. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { Change as ChangeOnTheWire } from "@regain/contract/entities/change";
import type { Change } from "@regain/therapy/change";
import type { LevelFigures } from "@regain/therapy/performance";
import type { SkillArea } from "@regain/therapy/skill-areas";
import { oneDecimal } from "../../lib/one-decimal.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { wholePoints } from "../../lib/whole-points.ts";

const { changes: texts } = english.messages;

function onTheWire({ kind, difference }: Change, sentences: readonly string[]): ChangeOnTheWire {
  return {
    kind,
    difference: difference
      ? {
          value: oneDecimal(difference.value),
          low: oneDecimal(difference.low),
          high: oneDecimal(difference.high),
        }
      : null,
    text: sentences.join(" "),
  };
}

/** How much an area's exercises changed: all of them, or as many as can be compared. */
function areaVerdict(area: SkillArea): string {
  const { baseline, latest, change, exerciseCount } = area;
  const { kind, difference, comparedCount } = change;
  if (kind === "level-found" && latest.value <= baseline.value)
    return texts.kinds["level-found-no-rise"];
  const partly = difference && comparedCount < exerciseCount;
  if (!partly || kind === "level-found" || kind === "too-early") return texts.kinds[kind];
  return format(texts.compared[kind], {
    compared: comparedCount,
    all: exerciseCount,
    points: Math.abs(wholePoints(difference.value)),
  });
}

/** The change in a skill area's score. */
export function areaChange(area: SkillArea): ChangeOnTheWire {
  const { baseline, latest, change } = area;
  const figures = format(texts.area, {
    from: baseline.value,
    fromDate: shownDate(baseline.date),
    to: latest.value,
    toDate: shownDate(latest.date),
  });
  const verdict = areaVerdict(area);
  return onTheWire(change, change.kind === "too-early" ? [verdict] : [figures, verdict]);
}

/** The change in the accuracy without help at one level of an exercise. */
export function levelChange({ level, baseline, latest, change }: LevelFigures): ChangeOnTheWire {
  const verdict = texts.kinds[change.kind];
  if (change.kind === "too-early" || !baseline || !latest) return onTheWire(change, [verdict]);
  const figures = format(texts.level, {
    level,
    from: Math.round(baseline.withoutHelp ?? 0),
    fromItems: baseline.scoredCount,
    fromDate: shownDate(baseline.date),
    to: Math.round(latest.withoutHelp ?? 0),
    toItems: latest.scoredCount,
    toDate: shownDate(latest.date),
  });
  return onTheWire(change, [figures, verdict]);
}
