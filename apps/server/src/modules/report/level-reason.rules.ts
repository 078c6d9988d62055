import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { LevelChangeRow } from "../../db/tables/therapy.ts";

const { levels } = english.messages;

/** `80%, 90% and 100%` */
export function percentList(percents: readonly number[]): string {
  const shown = percents.map((percent) => `${percent}%`);
  const [first, last] = [shown.slice(0, -1).join(", "), shown.at(-1) ?? ""];
  return first === "" ? last : format(levels.and, { first, last });
}

/** Why a level changed, with the percentages of the blocks it rests on. */
export const levelReason = ({
  reason,
  percents,
}: Pick<LevelChangeRow, "reason" | "percents">): string =>
  format(levels.reasons[reason], { percents: percentList(percents) });
