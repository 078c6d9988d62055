import type { SurveyCampaign } from "@regain/contract/survey-values";
import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { byteOrderMark, csvLine } from "@regain/contract/csv";
import { pagesOf } from "../../lib/pages.ts";
import { amountColumns, cellsOf, resultColumns } from "./survey-columns.rules.ts";
import { amountsPage, resultsPage, type Wanted } from "./survey-export.store.ts";

/** Campaigns with results to export. */
export const exportedCampaigns = ["how_are_your_tasks", "end_of_trial", "scholarship"] as const;
export type ExportedCampaign = (typeof exportedCampaigns)[number];

export interface SurveyExport {
  readonly campaign: ExportedCampaign;
  /** Answered from then on; from the beginning if not given. */
  readonly from?: Date;
  readonly until: Date;
}

const pageSize = 500;

interface Line {
  readonly key: string;
  readonly text: string;
}

type ReadLines = (trx: Trx, wanted: Wanted) => Promise<Line[]>;

const linesOfResults =
  (campaign: SurveyCampaign): ReadLines =>
  async (trx, wanted) =>
    (await resultsPage(trx, campaign, wanted)).map((row) => ({
      key: row.survey_id,
      text: csvLine(cellsOf(resultColumns, row)),
    }));

const linesOfAmounts: ReadLines = async (trx, wanted) =>
  (await amountsPage(trx, wanted)).map((row) => ({
    key: row.answer_id,
    text: csvLine(cellsOf(amountColumns, row)),
  }));

/**
 * All answers to a survey as CSV (UTF-8 with a byte order mark, RFC 4180), a page at a time. Text
 * that a spreadsheet would run as a formula stays text.
 */
export async function* exportSurveyResults(
  database: Database,
  { campaign, from, until }: SurveyExport,
): AsyncGenerator<string> {
  const isAmounts = campaign === "scholarship";
  const read = isAmounts ? linesOfAmounts : linesOfResults(campaign);
  const page = (after: string | undefined, limit: number) =>
    database.withActor(system("survey"), (trx) => read(trx, { from, until, after, limit }));
  yield byteOrderMark + csvLine(Object.keys(isAmounts ? amountColumns : resultColumns));
  for await (const lines of pagesOf(pageSize, page, ({ key }) => key))
    yield lines.map(({ text }) => text).join("");
}
