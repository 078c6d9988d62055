/** The detailed table in the terms of the wire. Accuracy is without help unless stated otherwise. */
import type {
  DetailedCell,
  DetailedRow,
  DetailedTable,
} from "@regain/contract/entities/detailed-table";
import { epochSeconds } from "@regain/therapy/days";
import type { Table, TableCell, TableRow } from "@regain/therapy/detailed-table";
import { type NormMeasure, percentileOf } from "@regain/therapy/percentiles";
import type { DayRange } from "@regain/therapy/performance";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { textsOf } from "../session/task-type.rules.ts";
import type { StoredNorm } from "./norm.store.ts";

const seconds = ({ from, to }: DayRange) => ({
  startDate: epochSeconds(from),
  endDate: epochSeconds(to),
});

const places: Readonly<Record<NormMeasure, number>> = { accuracy: 1, latency: 10 };

/** Percentages are whole; seconds have one decimal. */
const rounded = (measure: NormMeasure, value: number | null | undefined) =>
  value === null || value === undefined
    ? null
    : Math.round(value * places[measure]) / places[measure];

/** Patients, if there are enough of them; simulated peers are never mixed with them. */
interface Peers {
  readonly isSimulated: boolean;
  readonly norms: Partial<Readonly<Record<NormMeasure, StoredNorm>>>;
}

function peersOf(row: TableRow, all: readonly StoredNorm[]): Peers | null {
  const own = all.filter(({ typeId, level }) => typeId === row.typeId && level === row.level);
  if (own.length === 0) return null;
  const isSimulated = own.every((norm) => norm.isSimulated);
  const ofKind = own.filter((norm) => norm.isSimulated === isSimulated);
  return {
    isSimulated,
    norms: Object.fromEntries(ofKind.map((norm) => [norm.measure, norm])),
  };
}

/** A cell's figure compared with its peers. */
function among(measure: NormMeasure, value: number | null, peers: Peers | null) {
  const norm = peers?.norms[measure];
  return {
    mean: rounded(measure, norm?.mean),
    percentile: norm && value !== null ? percentileOf(measure, norm, value) : null,
  };
}

function cellOf(cell: TableCell, peers: Peers | null): DetailedCell {
  const accuracy = among("accuracy", cell.withoutHelp, peers);
  const latency = among("latency", cell.latency, peers);
  return {
    dateRange: seconds(cell),
    location: cell.location,
    completedTasks: cell.itemCount,
    scoredTasks: cell.scoredCount,
    accuracy: rounded("accuracy", cell.withoutHelp),
    accuracyWithHelp: rounded("accuracy", cell.accuracy),
    accuracyMean: accuracy.mean,
    accuracyPercentile: accuracy.percentile,
    latency: rounded("latency", cell.latency),
    latencyTasks: cell.latencyCount,
    latencyMean: latency.mean,
    latencyPercentile: latency.percentile,
    sessionIds: [...cell.sessionIds],
  };
}

function rowOf({ typeId, level }: TableRow, peers: Peers | null): DetailedRow {
  const taskType = findTaskType(typeId);
  if (!taskType) throw new Error(`There is no exercise ${typeId}, but results of it.`);
  return {
    taskTypeSystemName: taskType.systemName,
    taskLevel: level,
    taskDetail: textsOf(taskType).name,
    typeId,
    area: taskType.area,
    maxLevel: taskType.levels.length,
    peers: peers && {
      isSimulated: peers.isSimulated,
      accuracyCount: peers.norms.accuracy?.count ?? 0,
      latencyCount: peers.norms.latency?.count ?? 0,
    },
  };
}

export function detailedTableOf(table: Table, norms: readonly StoredNorm[]): DetailedTable {
  const peers = table.rows.map((row) => peersOf(row, norms));
  return {
    columnList: table.columns.map(seconds),
    rowList: table.rows.map((row, index) => rowOf(row, peers[index] ?? null)),
    array: table.cells.map((line, index) =>
      line.map((cell) => cell && cellOf(cell, peers[index] ?? null)),
    ),
  };
}
