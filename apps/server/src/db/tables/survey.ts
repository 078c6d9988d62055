import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { Difficulty } from "@regain/contract/entities/survey";
import type { SurveyCampaign } from "@regain/contract/survey-values";
import type { EndOfTrialReason } from "@regain/contract/entities/survey-forms";
import type { ColumnType, Generated, Selectable } from "kysely";

export interface SurveysTable {
  patient_id: string;
  survey_id: string;
  /** A `scholarship` row only says when a letter offered one. */
  campaign: SurveyCampaign | "scholarship";
  opened_at: Date;
  /** When a letter asked for it; null if they came on their own. */
  asked_at: Date | null;
  difficulty: Difficulty | null;
  phase: string | null;
  satisfaction: string | null;
  additional_info: string | null;
  quote_consent: Generated<boolean>;
  feedback: Generated<readonly EndOfTrialReason[]>;
  other_message: string | null;
  extra: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** At the time of the answer. */
  subscription_status: SubscriptionStatus | null;
  answered_at: Date | null;
  /** From then on nothing changes. */
  finished_at: Date | null;
}
export type SurveyRow = Selectable<SurveysTable>;

export interface SurveyTables {
  surveys: SurveysTable;
}
