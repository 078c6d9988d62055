/** The top and the end of a note: whose it is, when and where they practiced, and who signs. */
import { accountName } from "@regain/contract/full-name";
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { DocumentBlock } from "@regain/contract/entities/printed-document";
import { shownDate } from "../../lib/shown-date.ts";
import type { NoteFacts } from "./note-facts.service.ts";
import { datesText, daysText, itemsText, minutesText, percentText } from "./note-words.rules.ts";

const texts = english.noteTexts;
const { facts: names } = texts;

interface Row {
  readonly name: string;
  readonly value: string;
  readonly toFillIn?: true;
}
const rowsOf = (rows: readonly Row[]): DocumentBlock => ({
  kind: "facts",
  rows: [...rows],
});

/** Conditions as stated at sign-up; nobody has verified them. */
function conditionRows({ profile }: NoteFacts): Row[] {
  const { conditions, conditions_period: period } = profile;
  if (conditions.length === 0) return [];
  const listed = conditions.map((one) => texts.conditions[one]).join(texts.and);
  const value = period
    ? format(names.since, { conditions: listed, period: texts.periods[period] })
    : listed;
  return [{ name: names.conditions, value }];
}

const personRows = (facts: NoteFacts): Row[] => [
  { name: names.patient, value: accountName(facts.patient) },
  ...(facts.profile.age === null ? [] : [{ name: names.age, value: String(facts.profile.age) }]),
  ...conditionRows(facts),
];

/** Where, how much and how long; the clinic first. */
function placeRow({ summary, days }: NoteFacts): Row[] {
  const places = [
    { place: names.clinic, count: summary.clinicCount, of: "clinicSeconds" },
    { place: names.home, count: summary.homeCount, of: "homeSeconds" },
  ] as const;
  const shown = places
    .filter(({ count }) => count > 0)
    .map(({ place, count, of }) =>
      format(names.at, {
        place,
        items: itemsText(count),
        minutes: minutesText(days.reduce((total, day) => total + day[of], 0)),
      }),
    );
  return shown.length > 0 ? [{ name: names.place, value: shown.join("; ") }] : [];
}

function daysRows({ kind, range, days, summary }: NoteFacts): Row[] {
  if (kind === "dailySessionNote") return [{ name: names.date, value: shownDate(range.from) }];
  const dates = days.map(({ date }) => date);
  const template = dates.length === 1 ? names.dayCountOne : names.dayCount;
  return [
    { name: names.period, value: datesText(range) },
    ...(dates.length > 0
      ? [
          {
            name: names.days,
            value: format(template, { count: dates.length, days: daysText(dates) }),
          },
          { name: names.rate, value: String(summary.daysPerWeek) },
        ]
      : []),
  ];
}

const overallRows = ({ summary }: NoteFacts): Row[] =>
  summary.withoutHelp === null
    ? []
    : [
        {
          name: names.overall,
          value: format(names.overallOf, {
            percent: percentText(summary.withoutHelp, summary.scoredCount),
            accuracy: percentText(summary.accuracy, summary.scoredCount),
          }),
        },
      ];

function dischargeRows({ kind, discharge, practised }: NoteFacts): Row[] {
  if (kind !== "dischargeSummary") return [];
  return [
    ...(practised
      ? [
          { name: names.begin, value: shownDate(practised.from) },
          { name: names.end, value: shownDate(practised.to) },
        ]
      : []),
    {
      name: names.discharge,
      value: discharge
        ? format(names.discharged, { date: shownDate(discharge.date), reason: discharge.reason })
        : names.notDischarged,
    },
    { name: names.latency, value: names.latencyUnit },
  ];
}

const clinicianRow = ({ clinician }: NoteFacts): Row[] =>
  clinician ? [{ name: names.clinician, value: clinician.line }] : [];

export function headPart(facts: NoteFacts): DocumentBlock[] {
  const rows = [
    ...personRows(facts),
    ...daysRows(facts),
    ...placeRow(facts),
    ...overallRows(facts),
    ...dischargeRows(facts),
    ...clinicianRow(facts),
  ];
  const isOneDay = facts.kind === "dailySessionNote";
  if (facts.summary.itemCount > 0) return [rowsOf(rows)];
  const nothing = isOneDay ? texts.nothing.day : texts.nothing.period;
  return [rowsOf(rows), { kind: "paragraph", text: nothing }];
}

/** How the patient logs in at home; the password is filled in by hand, because nobody can read it here. */
export const accessPart = ({ patient }: NoteFacts, publicUrl: string): DocumentBlock[] => [
  { kind: "heading", text: texts.headings.access },
  rowsOf([
    { name: names.address, value: `${publicUrl}/login` },
    { name: names.username, value: patient.username },
    { name: names.password, value: "", toFillIn: true },
  ]),
];

/** A signature, shown with its time in the patient's zone. */
export interface Signature {
  readonly line: string;
  readonly at: Date;
  readonly number: number;
}

function momentText(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);
}

/** The title of an addendum: which version it amends. */
export function addendumPart(
  { patient }: NoteFacts,
  amended: Signature | undefined,
): DocumentBlock[] {
  if (!amended) return [];
  const { line: clinician, at, number } = amended;
  const moment = momentText(at, patient.timeZone);
  return [{ kind: "heading", text: format(texts.addendum, { number, clinician, moment }) }];
}

/** Who signed and when; until then, two lines to sign by hand. */
export function signaturePart(
  { patient }: NoteFacts,
  signature: Signature | undefined,
  amended: Signature | undefined,
): DocumentBlock[] {
  const heading: DocumentBlock = { kind: "heading", text: texts.headings.signature };
  if (!signature)
    return [
      heading,
      { kind: "paragraph", text: amended ? texts.unsignedAddendum : texts.unsigned },
      rowsOf([
        { name: names.signature, value: "", toFillIn: true },
        { name: names.signedOn, value: "", toFillIn: true },
      ]),
    ];
  const { line, at, number } = signature;
  return [
    heading,
    rowsOf([
      {
        name: names.signedBy,
        value: format(names.signed, {
          clinician: line,
          moment: momentText(at, patient.timeZone),
        }),
      },
      { name: names.version, value: format(names.versionOf, { number }) },
    ]),
  ];
}
