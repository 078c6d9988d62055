/** Survey results as a table: one row per answer, with nobody's id or address in it. */
import type { Cell } from "@regain/contract/csv";
import type { AmountRow, ResultRow } from "./survey-export.store.ts";

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export const resultColumns: Columns<ResultRow> = {
  surveyId: (row) => row.survey_id,
  campaign: (row) => row.campaign,
  /** Empty for somebody who came without a letter. */
  askedAt: (row) => row.asked_at?.toISOString() ?? null,
  answeredAt: (row) => row.answered_at?.toISOString() ?? null,
  isFinished: (row) => row.finished_at !== null,
  subscriptionStatus: (row) => row.subscription_status,
  difficulty: (row) => row.difficulty,
  phase: (row) => row.phase,
  satisfaction: (row) => row.satisfaction,
  additionalInfo: (row) => row.additional_info,
  quoteConsent: (row) => row.quote_consent,
  /** Only with consent: the name the words may be signed with. */
  quotedAs: (row) => (row.quote_consent && row.finished_at ? row.first_name : null),
  feedback: (row) => row.feedback.join("; "),
  otherMessage: (row) => row.other_message,
  extra: (row) => (Object.keys(row.extra).length > 0 ? JSON.stringify(row.extra) : null),
};

export const amountColumns: Columns<AmountRow> = {
  answerId: (row) => row.answer_id,
  campaign: () => "scholarship",
  answeredAt: (row) => row.answered_at.toISOString(),
  amountCents: (row) => row.amount_cents,
  /** As it is today. */
  subscriptionStatus: (row) => row.status,
};

export const cellsOf = <Row>(columns: Columns<Row>, row: Row): Cell[] =>
  Object.values(columns).map((cell) => cell(row));
