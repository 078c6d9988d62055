/** What the welcome screen says. Pure, from what is known about the patient's day. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { picture } from "@regain/content/pictures";
import type { WelcomeActivity } from "@regain/contract/entities/welcome";
import type { NextActivity } from "@regain/therapy/next-activity";
import { addDays, daysBetween, mondayOf } from "@regain/therapy/days";
import { goalDaysPerWeek } from "@regain/therapy/recommendations";
import { refusals } from "@regain/contract/errors";
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";

const { messages } = english;
const { blurbs } = english.billingTexts;

/** Level news that fit on the screen. */
const mostNews = 2;

export interface WelcomeDay {
  readonly activity: NextActivity;
  /** True if the patient comes here from a session. */
  readonly isAfterSession: boolean;
  readonly name: string;
  /** Messages can be sent to the patient. */
  readonly hasEmail: boolean;
  readonly status: SubscriptionStatus;
  /** The subscription lets the patient practice. */
  readonly canPractise: boolean;
  /** The patient's own day and hour. */
  readonly today: string;
  readonly hour: number;
  /** Last day of the trial; undefined outside one. */
  readonly trialEnds: string | undefined;
  readonly scheduleId: string | null;
  readonly exerciseCount: number;
  readonly openItemCount: number;
  readonly minutes: number;
  readonly assessmentMinutes: number;
  /** How many more times the assessment can be deferred. */
  readonly deferralsLeft: number;
  /** How many things of everyday life are still to be rated. */
  readonly ratingsLeft: number;
  /** An assessment was deferred, or left unfinished. */
  readonly isAssessmentOpen: boolean;
  /** This week's practice days. */
  readonly practised: ReadonlySet<string>;
  /** Percent correct without help this week; undefined without answers. */
  readonly weekPercent: number | undefined;
  /** Levels that changed recently, latest first. */
  readonly levelNews: readonly { readonly exercise: string; readonly isUp: boolean }[];
}

function greeting({ hour, name }: WelcomeDay): string {
  const { morning, afternoon, evening } = messages.greetings;
  if (hour >= 5 && hour < 12) return format(morning, { name });
  return format(hour >= 12 && hour < 18 ? afternoon : evening, { name });
}

const plan = ({ exerciseCount: exercises, minutes }: WelcomeDay) =>
  exercises === 1
    ? format(messages.practice.planOne, { minutes })
    : format(messages.practice.plan, { exercises, minutes });

function ratings({ ratingsLeft: things }: WelcomeDay): string {
  const { rate, rateRest, rateLast } = messages.assessment;
  if (things === english.assessment.ratings.questions.length) return format(rate, { things });
  return things === 1 ? rateLast : format(rateRest, { things });
}

const texts: Readonly<Record<NextActivity, (day: WelcomeDay) => string>> = {
  "finish-set-up": ({ status }) =>
    status === "clinician_setup" ? blurbs.clinician_setup : blurbs.account_created,
  subscribe: ({ status }) =>
    status === "trialEnded" ? messages.practice.trialEnded : refusals["subscription-required"][1],
  "start-assessment": ({ assessmentMinutes: minutes }) =>
    `${format(messages.assessment.offer, { minutes })} ${messages.assessment.notDiagnosis}`,
  "continue-assessment": () => messages.assessment.continue,
  "rate-assessment": ratings,
  "no-schedule": () => messages.practice.empty,
  "continue-session": ({ openItemCount: items, minutes }) =>
    items === 1
      ? messages.practice.continueOne
      : format(messages.practice.continue, { items, minutes }),
  "first-session": (day) =>
    day.exerciseCount === 1
      ? plan(day)
      : format(messages.practice.first, { exercises: day.exerciseCount, minutes: day.minutes }),
  "start-session": plan,
  rest: ({ isAfterSession }) =>
    isAfterSession ? messages.practice.finished : messages.practice.rest,
};

/** Says the same without words, to those who cannot read them. */
const pictures: Readonly<Record<NextActivity, string>> = {
  "finish-set-up": "writing-hand",
  subscribe: "locked",
  "start-assessment": "clipboard",
  "continue-assessment": "clipboard",
  "rate-assessment": "clipboard",
  "no-schedule": "notebook",
  "continue-session": "hourglass-not-done",
  "first-session": "puzzle-piece",
  "start-session": "puzzle-piece",
  rest: "hot-beverage",
};

const pictureOf = ({ activity, isAfterSession }: WelcomeDay): string =>
  picture(activity === "rest" && isAfterSession ? "clapping-hands" : pictures[activity]);

function levelNews({ levelNews: news, isAfterSession }: WelcomeDay): string[] {
  if (!isAfterSession) return [];
  return news
    .slice(0, mostNews)
    .map(({ exercise, isUp }) =>
      format(isUp ? messages.levels.up : messages.levels.down, { exercise }),
    );
}

function trialText({ trialEnds, today }: WelcomeDay): string[] {
  if (trialEnds === undefined) return [];
  const days = daysBetween(today, trialEnds);
  if (days < 0) return [];
  if (days === 0) return [messages.practice.trialLastDay];
  if (days === 1) return [messages.practice.trialTomorrow];
  return [format(messages.practice.trialDaysLeft, { days })];
}

const { buttons } = messages;
const report = { text: buttons.report, action: "CONTINUE" };
const start = (text: string) => ({ text, action: "START_THERAPY_SESSION" });

type Buttons = Pick<WelcomeActivity["screenData"], "primaryButton" | "secondaryButton">;

const assess = (text: string) => ({ text, action: "START_ASSESSMENT_SESSION" });
const choose = { text: buttons.choose, action: "CHOOSE_EXERCISES" };
const emailReport = { text: buttons.emailReport, action: "EMAIL_REPORT" };
const later = { text: buttons.deferAssessment, action: "DEFER_ASSESSMENT" };

const assessmentActivities: ReadonlySet<NextActivity> = new Set([
  "start-assessment",
  "continue-assessment",
  "rate-assessment",
]);

/**
 * Somebody signed up by a partner finishes in the app; somebody whose account a clinician made is
 * led to the setup from any page.
 */
const setUpButtons = ({ status }: WelcomeDay): Buttons =>
  status === "clinician_setup"
    ? { primaryButton: { ...report, text: buttons.setUp }, secondaryButton: null }
    : buttonsFor["finish-set-up"];

/** What was deferred three times is offered without a "later". After practice, the report can be sent by mail. */
function buttonsOf(day: WelcomeDay): Buttons {
  const { activity, deferralsLeft, isAfterSession, hasEmail } = day;
  if (activity === "finish-set-up") return setUpButtons(day);
  const own = buttonsFor[activity];
  if (activity === "rest" && isAfterSession && hasEmail)
    return { ...own, secondaryButton: emailReport };
  const isLast = assessmentActivities.has(activity) && deferralsLeft === 0;
  return isLast ? { ...own, secondaryButton: null } : own;
}

const dashboard = { ...report, text: buttons.dashboard };

const buttonsFor: Readonly<Record<NextActivity, Buttons>> = {
  "finish-set-up": {
    primaryButton: { text: buttons.getApp, action: "GET_APP" },
    secondaryButton: dashboard,
  },
  subscribe: { primaryButton: null, secondaryButton: dashboard },
  "start-assessment": {
    primaryButton: assess(buttons.startAssessment),
    secondaryButton: later,
  },
  "continue-assessment": {
    primaryButton: assess(buttons.continueAssessment),
    secondaryButton: later,
  },
  "rate-assessment": { primaryButton: assess(buttons.rate), secondaryButton: later },
  "no-schedule": { primaryButton: choose, secondaryButton: report },
  "continue-session": { primaryButton: start(buttons.continue), secondaryButton: report },
  "first-session": { primaryButton: start(buttons.startFirst), secondaryButton: null },
  "start-session": { primaryButton: start(buttons.start), secondaryButton: report },
  rest: { primaryButton: report, secondaryButton: start(buttons.more) },
};

function daysOfWeek({ today, practised }: WelcomeDay) {
  const monday = mondayOf(today);
  return Object.values(messages.week.labels).map((label, index) => {
    const day = addDays(monday, index);
    const isPractised = practised.has(day);
    const state =
      day === today ? ("today" as const) : isPractised ? ("done" as const) : ("open" as const);
    return { label, state, practised: isPractised };
  });
}

function assessmentPart(activity: NextActivity): WelcomeActivity["sessionData"]["assessment"] {
  if (activity === "rate-assessment") return "ratings";
  return assessmentActivities.has(activity) ? "items" : null;
}

/**
 * When a waiting assessment is offered again, as nothing on this screen leads to it. Deferred, it
 * comes back tomorrow; an unfinished practice comes before it today. On a trial's last day, nothing
 * is promised for the next.
 */
function assessmentText({ activity, isAssessmentOpen, canPractise, trialEnds, today }: WelcomeDay) {
  if (!isAssessmentOpen || !canPractise || assessmentActivities.has(activity)) return "";
  if (trialEnds === today) return "";
  const { later: afterwards, tomorrow } = messages.assessment;
  return activity === "continue-session" ? afterwards : tomorrow;
}

function daysText(done: number): string {
  const { days, more } = messages.week;
  return format(done > goalDaysPerWeek ? more : days, { done, goal: goalDaysPerWeek });
}

export function welcomeOf(day: WelcomeDay): WelcomeActivity {
  const { week } = messages;
  return {
    resourceUrl: "/content/",
    screenData: {
      imagePath: pictureOf(day),
      messageText1: greeting(day),
      messageText2: [texts[day.activity](day), ...levelNews(day), ...trialText(day)].join(" "),
      showSubscribe: day.activity === "subscribe" || day.status === "trialing",
      ...buttonsOf(day),
    },
    therapyData: {
      today: day.today,
      daysText: daysText(day.practised.size),
      daysList: daysOfWeek(day),
      assessmentText: assessmentText(day),
      accuracy:
        day.weekPercent === undefined
          ? null
          : {
              text: format(week.accuracy, { percent: day.weekPercent }),
              value: day.weekPercent,
              // A client draws the value as a ring.
              imagePath: null,
            },
    },
    sessionData: {
      canPractise: day.canPractise,
      scheduleId: day.scheduleId,
      assessment: assessmentPart(day.activity),
    },
  };
}
