import { isDeepStrictEqual } from "node:util";
import { maxPresets, type SchedulePreset } from "@regain/contract/entities/schedule-preset";
import type { ScheduleLine } from "@regain/therapy/schedule";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { pageWithin, rowsOfPage } from "../../lib/page-within.ts";
import { textsOf } from "../session/task-type.rules.ts";
import {
  countPresets,
  countPresetsOf,
  deletePreset,
  findNamed,
  findPreset,
  insertPreset,
  listPresets,
  lockPresetsOf,
  type NamedPreset,
  ownInstitution,
  updatePreset,
} from "./preset.store.ts";
import { requireUniqueLines } from "./save-schedule.service.ts";
import { checkLine } from "./schedule.service.ts";

interface SentLine {
  readonly taskTypeId: number;
  readonly taskCount: number;
  readonly taskLevel: number;
}

/** What a preset should be; on a change, what is left out stays. */
export interface PresetWish {
  readonly name: string;
  readonly isShared: boolean;
  readonly lines: readonly SentLine[];
}
type PresetChange = { readonly [Part in keyof PresetWish]?: PresetWish[Part] | undefined };

/** A line whose exercise this build does not have is not shown. */
function linesOnTheWire(lines: readonly ScheduleLine[]): SchedulePreset["lines"] {
  return lines.flatMap(({ typeId, taskCount, taskLevel }) => {
    const taskType = findTaskType(typeId);
    if (!taskType) return [];
    const maxLevel = taskType.levels.length;
    return {
      taskTypeId: typeId,
      displayName: textsOf(taskType).name,
      taskName: taskType.systemName,
      taskCount,
      taskLevel: Math.min(taskLevel, maxLevel),
      maxLevel,
    };
  });
}

const onTheWire = (row: NamedPreset, actorId: string): SchedulePreset => ({
  presetId: row.id,
  name: row.name,
  isOwn: row.author_id === actorId,
  isShared: row.institution_id !== null,
  authorName: row.author_name ?? "",
  version: row.version,
  changedAt: row.changed_at.toISOString(),
  lines: linesOnTheWire(row.lines),
});

const pageSize = 50;

/** A page of the actor's own presets and those of colleagues, and the institution to share with. */
export async function presetsFor(trx: Trx, actorId: string, asked?: number) {
  const institution = await ownInstitution(trx);
  const page = pageWithin(await countPresets(trx), pageSize, asked);
  const rows = await listPresets(trx, rowsOfPage(page));
  return {
    presets: rows.map((row) => onTheWire(row, actorId)),
    institutionName: institution?.name ?? null,
    ...page,
  };
}

function checkedLines(lines: readonly SentLine[]): ScheduleLine[] {
  requireUniqueLines(lines);
  const checked = lines.map(({ taskTypeId, ...rest }) => ({ typeId: taskTypeId, ...rest }));
  for (const line of checked) checkLine(line);
  return checked;
}

async function institutionFor(trx: Trx, isShared: boolean): Promise<string | null> {
  if (!isShared) return null;
  const institution = await ownInstitution(trx);
  if (!institution) throw new Refusal("no-institution");
  return institution.id;
}

async function requirePreset(trx: Trx, presetId: string): Promise<NamedPreset> {
  const row = await findPreset(trx, presetId);
  if (!row) throw new Refusal("not-found");
  return row;
}

/**
 * The actor's own preset, locked for a change. @throws Refusal `not-found`; `forbidden` for one
 * shared by a colleague
 */
async function requireOwn(trx: Trx, actorId: string, presetId: string): Promise<NamedPreset> {
  await lockPresetsOf(trx, actorId);
  const row = await requirePreset(trx, presetId);
  if (row.author_id !== actorId) throw new Refusal("forbidden");
  return row;
}

const contentOf = ({ name, institution_id, lines }: NamedPreset) => ({
  name,
  institution_id,
  lines,
});

/**
 * Sent again after its answer got lost, it is the same preset.
 * @throws Refusal `preset-name-in-use`, `too-many-presets`, `no-institution`, and as `saveSchedule` for its lines
 */
export async function addPreset(
  trx: Trx,
  authorId: string,
  { name, isShared, lines }: PresetWish,
  now: Date,
): Promise<SchedulePreset> {
  await lockPresetsOf(trx, authorId);
  const content = {
    name,
    institution_id: await institutionFor(trx, isShared),
    lines: checkedLines(lines),
  };
  const former = await findNamed(trx, { author_id: authorId, name });
  if (former) {
    if (!isDeepStrictEqual(contentOf(former), content)) throw new Refusal("preset-name-in-use");
    return onTheWire(former, authorId);
  }
  if ((await countPresetsOf(trx, authorId)) >= maxPresets) throw new Refusal("too-many-presets");
  const id = v7();
  await insertPreset(trx, {
    ...content,
    id,
    author_id: authorId,
    lines: JSON.stringify(content.lines),
    created_at: now,
    changed_at: now,
  });
  return onTheWire(await requirePreset(trx, id), authorId);
}

/**
 * Changes one's own preset.
 * @returns whether it was the current version; if not, nothing was changed
 * @throws Refusal as `addPreset`; `not-found`, `forbidden`
 */
export async function changePreset(
  trx: Trx,
  authorId: string,
  { presetId, version }: { readonly presetId: string; readonly version: number },
  { name, isShared, lines }: PresetChange,
  now: Date,
): Promise<{ readonly isSaved: boolean; readonly preset: SchedulePreset }> {
  const row = await requireOwn(trx, authorId, presetId);
  if (row.version !== version) return { isSaved: false, preset: onTheWire(row, authorId) };
  const other = name === undefined ? undefined : await findNamed(trx, { ...row, name });
  if (other && other.id !== row.id) throw new Refusal("preset-name-in-use");
  await updatePreset(trx, row, {
    ...(name === undefined ? {} : { name }),
    ...(isShared === undefined ? {} : { institution_id: await institutionFor(trx, isShared) }),
    ...(lines === undefined ? {} : { lines: JSON.stringify(checkedLines(lines)) }),
    version: row.version + 1,
    changed_at: now,
  });
  return { isSaved: true, preset: onTheWire(await requirePreset(trx, presetId), authorId) };
}

/** @throws Refusal `not-found`, `forbidden` */
export async function removePreset(trx: Trx, authorId: string, presetId: string): Promise<void> {
  await deletePreset(trx, await requireOwn(trx, authorId, presetId));
}
