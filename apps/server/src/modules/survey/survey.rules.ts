/** Where surveys lead, and what of them is stored. Pure. */
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { SurveyResult } from "@regain/contract/entities/survey";
import { withOther } from "@regain/contract/entities/survey-forms";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { statusMeanings } from "@regain/contract/subscription-statuses";
import type { SurveyRow } from "../../db/tables/survey.ts";
import { networkOf } from "../identity/address.rules.ts";

/** Nobody is asked the same more often than this, in days. */
export const askedEveryDays = 90;

/** The answers themselves, as they are stored. */
export type Answers = Pick<
  SurveyRow,
  | "difficulty"
  | "phase"
  | "satisfaction"
  | "additional_info"
  | "quote_consent"
  | "feedback"
  | "other_message"
  | "extra"
>;

export const noAnswers: Answers = {
  difficulty: null,
  phase: null,
  satisfaction: null,
  additional_info: null,
  quote_consent: false,
  feedback: [],
  other_message: null,
  extra: {},
};

/** What was said before, merged with what is said now: a part that is left out stays. */
export function merged(before: Answers, sent: SurveyResult): Answers {
  const { feedback, otherMessage } = withOther({
    feedback: sent.feedback ?? before.feedback,
    otherMessage: sent.otherMessage ?? before.other_message ?? "",
  });
  const difficulty = sent.difficulty ?? before.difficulty;
  const words = sent.additionalInfo ?? before.additional_info ?? "";
  const agrees = sent.quote_consent ?? before.quote_consent;
  return {
    difficulty,
    phase: sent.phase ?? before.phase,
    satisfaction: sent.satisfaction ?? before.satisfaction,
    additional_info: words || null,
    // It is asked for only if exercises are just right, and if there are words to quote.
    quote_consent: agrees && difficulty === "perfect" && words !== "",
    feedback,
    other_message: otherMessage || null,
    extra: sent.extra ?? before.extra,
  };
}

const sorted = (value: object): string =>
  JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const asText = ({ extra, feedback, ...rest }: Answers): string => {
  const said = Object.keys(noAnswers).flatMap((name) =>
    name in rest ? [rest[name as keyof typeof rest]] : [],
  );
  return JSON.stringify([said, feedback.toSorted(), sorted(extra)]);
};

/** Whether what is sent says nothing other than what is stored. */
export const saysTheSame = (kept: Answers, sent: SurveyResult): boolean =>
  asText(merged(kept, sent)) === asText(kept);

/** A page, and the purpose of the link that opens it. */
export interface Destination {
  readonly path: string;
  readonly purpose: LinkPurpose | null;
}

const dashboard: Destination = { path: "/dashboard", purpose: null };
const plansWithHope: Destination = { path: "/subscribe?cc=HOPE", purpose: "subscribe" };
const scholarship: Destination = { path: "/scholarship", purpose: "scholarship" };

/** Where a finished survey leads; undefined if it ends with a word of thanks. */
export function destinationOf(
  campaign: SurveyResult["campaign"],
  { feedback }: Pick<Answers, "feedback">,
  status: SubscriptionStatus,
): Destination | undefined {
  if (campaign === "end_of_trial")
    return status === "trialEnded" && feedback.includes("too_expensive") ? scholarship : undefined;
  return statusMeanings[status].isSubscribed ? dashboard : plansWithHope;
}

/** The plans at the price that was stated. */
export const plansAt = (amountCents: number): Destination => ({
  path: `/subscribe?source=scholarship&acceptableAmount=${(amountCents / 100).toFixed(2)}`,
  purpose: "subscribe",
});

/** Going back and forth and double submits are free, but no program can fill the table. */
const perPatient = { free: 40, longestSeconds: 300 };
const perAddress = { free: 60, longestSeconds: 60 };

export const limitsOfAnswers = (patientId: string, ip: string) => [
  { subject: `survey: account ${patientId}`, rule: perPatient },
  { subject: `survey: address ${networkOf(ip)}`, rule: perAddress },
];
