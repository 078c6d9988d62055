import type {
  DetailedCell,
  DetailedRow,
  DetailedTable,
} from "@regain/contract/entities/detailed-table";
import { epochSeconds } from "@regain/therapy/days";

/** Ten items at home, eight of them right, unless a test says otherwise. */
export const aCell = (own: Partial<DetailedCell> = {}): DetailedCell => ({
  dateRange: { startDate: epochSeconds("2026-03-02"), endDate: epochSeconds("2026-03-02") },
  location: "home",
  completedTasks: 10,
  scoredTasks: 10,
  accuracy: 80,
  accuracyWithHelp: 90,
  accuracyMean: 70,
  accuracyPercentile: 60,
  latency: 4.2,
  latencyTasks: 10,
  latencyMean: 5,
  latencyPercentile: 70,
  sessionIds: [],
  ...own,
});

export const aRow = (own: Partial<DetailedRow> = {}): DetailedRow => ({
  taskTypeSystemName: "written_word_to_picture",
  taskLevel: 1,
  taskDetail: "Written word to picture",
  typeId: 26,
  area: "reading",
  maxLevel: 8,
  peers: null,
  ...own,
});

/** Columns of one day each. */
export const aTable = (
  rowList: DetailedRow[],
  days: readonly string[],
  array: DetailedTable["array"],
): DetailedTable => ({
  columnList: days.map((day) => ({ startDate: epochSeconds(day), endDate: epochSeconds(day) })),
  rowList,
  array,
});
