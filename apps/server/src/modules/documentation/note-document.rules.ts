/** Notes as documents, built from their facts. */
import { accountName } from "@regain/contract/full-name";
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import {
  type NoteDetail,
  type NoteSection,
  noteSections,
  type SectionName,
} from "@regain/contract/entities/note";
import type { DocumentBlock, PrintedDocument } from "@regain/contract/entities/printed-document";
import { isDeepStrictEqual } from "node:util";
import { shownDate } from "../../lib/shown-date.ts";
import type { NoteFacts } from "./note-facts.service.ts";
import {
  accessPart,
  addendumPart,
  headPart,
  type Signature,
  signaturePart,
} from "./note-head.rules.ts";
import {
  areasPart,
  comparedPart,
  definitionsPart,
  exercisesPart,
  goalsPart,
  homePart,
  levelsPart,
  milestonesPart,
  purposePart,
  ratingsPart,
} from "./note-parts.rules.ts";
import { datesText } from "./note-words.rules.ts";

const texts = english.noteTexts;

export interface NoteMaking {
  readonly facts: NoteFacts;
  readonly sections: readonly NoteSection[];
  readonly signature: Signature | undefined;
  /** The version that a draft amends. */
  readonly amended?: Signature | undefined;
  readonly publicUrl: string;
  /** Patients read their figures; what clinicians write is only in the notes they have signed. */
  readonly isForPatient: boolean;
}

type Part = (making: NoteMaking) => DocumentBlock[];

const part =
  (make: (facts: NoteFacts) => DocumentBlock[]): Part =>
  ({ facts }) =>
    make(facts);

/** A section to write in; none if the patient reads a note nobody has signed. */
const written =
  (id: SectionName): Part =>
  ({ sections, isForPatient }) =>
    isForPatient
      ? []
      : [
          {
            kind: "writing",
            id,
            heading: texts.sections[id],
            text: sections.find((one) => one.id === id)?.text ?? "",
          },
        ];

const signed: Part = ({ facts, signature, amended, isForPatient }) =>
  isForPatient ? [] : signaturePart(facts, signature, amended);

/** The parts of each kind of note, in order. */
const layouts: Readonly<Record<"dailyDetailed" | "dailyBrief" | "progress" | "discharge", Part[]>> =
  {
    dailyDetailed: [
      part(headPart),
      written("subjective"),
      part(exercisesPart),
      part(comparedPart),
      part(levelsPart),
      part(goalsPart),
      part(areasPart),
      part(purposePart),
      written("intervention"),
      written("assessment"),
      written("plan"),
      signed,
      part(definitionsPart),
    ],
    dailyBrief: [
      part(headPart),
      written("subjective"),
      part(exercisesPart),
      part(levelsPart),
      part(goalsPart),
      written("intervention"),
      written("assessment"),
      written("plan"),
      signed,
    ],
    progress: [
      part(headPart),
      written("subjective"),
      part(goalsPart),
      part(exercisesPart),
      part(comparedPart),
      part(levelsPart),
      part(areasPart),
      part(ratingsPart),
      part(milestonesPart),
      part(purposePart),
      written("assessment"),
      written("need"),
      written("plan"),
      part(homePart),
      signed,
      part(definitionsPart),
    ],
    discharge: [
      part(headPart),
      written("course"),
      part(goalsPart),
      part(exercisesPart),
      part(comparedPart),
      part(levelsPart),
      part(areasPart),
      part(ratingsPart),
      part(purposePart),
      written("status"),
      written("recommendations"),
      part(homePart),
      ({ facts, publicUrl }) => accessPart(facts, publicUrl),
      signed,
      part(definitionsPart),
    ],
  };

function layoutOf({ kind }: NoteFacts, detail: NoteDetail): Part[] {
  if (kind === "progressNote") return layouts.progress;
  if (kind === "dischargeSummary") return layouts.discharge;
  return detail === "brief" ? layouts.dailyBrief : layouts.dailyDetailed;
}

function documentOf(making: NoteMaking, detail: NoteDetail): PrintedDocument {
  const { facts } = making;
  const title = texts.titles[facts.kind];
  const patient = accountName(facts.patient);
  const dates = datesText(facts.range);
  return {
    locale: english.locale,
    title,
    subtitle: format(facts.range.place ? texts.subtitleInClinic : texts.subtitle, {
      patient,
      dates,
    }),
    blocks: [
      ...addendumPart(facts, making.amended),
      ...layoutOf(facts, detail).flatMap((make) => make(making)),
    ],
    footer: format(texts.footer, { title, patient, dates, made: shownDate(facts.today) }),
  };
}

/** A note in detail and, for a single day, also in brief. */
export const documentsOf = (making: NoteMaking) => ({
  detailed: documentOf(making, "detailed"),
  brief: making.facts.kind === "dailySessionNote" ? documentOf(making, "brief") : null,
});

type Documents = ReturnType<typeof documentsOf>;

/** Rows that say who made the note. */
const makerRows: ReadonlySet<string> = new Set([texts.facts.clinician, texts.facts.signedBy]);

const withoutMaker = (document: PrintedDocument): PrintedDocument => ({
  ...document,
  blocks: document.blocks.map((block) =>
    block.kind === "facts"
      ? { ...block, rows: block.rows.filter(({ name }) => !makerRows.has(name)) }
      : block,
  ),
});

/** Whether two notes say the same, whoever made them. */
export const sayTheSame = (a: Documents, b: Documents): boolean => {
  const [one, other] = [a, b].map(({ detailed, brief }) =>
    // As a signed one is stored: without undefined values.
    JSON.parse(
      JSON.stringify({ detailed: withoutMaker(detailed), brief: brief && withoutMaker(brief) }),
    ),
  );
  return isDeepStrictEqual(one, other);
};

/** The sections of a kind of note in order, each with its text. */
export const sectionsOf = (
  kind: NoteFacts["kind"],
  sections: readonly NoteSection[],
): NoteSection[] =>
  noteSections[kind].map((id) => ({
    id,
    text: sections.find((one) => one.id === id)?.text ?? "",
  }));
