/** Practice as observations: for each exercise and level, all of it, its baseline, and its latest days. */
import type { Device, Observation, ObservationComponent, Patient } from "@medplum/fhirtypes";
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { type Block, totalsOf } from "@regain/therapy/blocks";
import { cueTotals } from "@regain/therapy/performance";
import type { TaskType } from "@regain/therapy/task-type";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { baselineWindow, latestWindow } from "@regain/therapy/windows";
import { type JudgedCount, judgedTotals } from "../../judged-answers.store.ts";
import { textsOf } from "../../session/task-type.rules.ts";
import { type Measure, systemOf } from "./code-systems.rules.ts";
import { deviceAt } from "./people.rules.ts";
import { coded, type Named, patientsOwnId, type Place, referenceTo } from "./place.ts";

const { fhirTexts, messages } = english;
const ucum = "http://unitsofmeasure.org";
const observationCategory = "http://terminology.hl7.org/CodeSystem/observation-category";

/** Which part of the practice an observation is about. */
const parts = ["all-practice", "baseline", "latest"] as const;
type Part = (typeof parts)[number];

const blocksOf: Readonly<Record<Part, (blocks: readonly Block[]) => readonly Block[]>> = {
  "all-practice": (blocks) => blocks,
  baseline: (blocks) => baselineWindow(blocks)?.blocks ?? [],
  latest: (blocks) => latestWindow(blocks)?.blocks ?? [],
};

export const measureCode = (place: Place, measure: Measure) =>
  coded(systemOf(place, "measures"), measure, fhirTexts.measures[measure]);

/** Figures are given to one decimal; the counts next to them say how much that is worth. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Those of the days of these blocks. */
function judgedWith(blocks: readonly Block[], judged: readonly JudgedCount[]) {
  const days = new Set(blocks.map(({ date }) => date));
  return judgedTotals(judged.filter(({ date }) => days.has(date)));
}

function componentsOf(
  place: Place,
  level: number,
  blocks: readonly Block[],
  judged: readonly JudgedCount[],
): ObservationComponent[] {
  const { marked, corrected } = judgedWith(blocks, judged);
  const { itemCount, scoredCount, accuracy, withoutHelp, latency, latencyCount } = totalsOf(blocks);
  const count = (measure: Measure, valueInteger: number): ObservationComponent => ({
    code: measureCode(place, measure),
    valueInteger,
  });
  const quantity = (measure: Measure, value: number | null, unit: "%" | "s") =>
    value === null
      ? []
      : [
          {
            code: measureCode(place, measure),
            valueQuantity: { value: rounded(value), unit, system: ucum, code: unit },
          },
        ];
  const cues = new Map(cueTotals(blocks).map((one) => [one.type, one.count]));
  const cue = (kind: "semantic" | "phonemic" | "graphemic" | "full") =>
    count(`cues-${kind}`, cues.get(kind) ?? 0);
  return [
    count("level", level),
    count("items", itemCount),
    count("scored-items", scoredCount),
    ...quantity("accuracy-without-help", withoutHelp, "%"),
    ...quantity("accuracy", accuracy, "%"),
    ...quantity("latency", latency, "s"),
    count("timed-items", latencyCount),
    cue("semantic"),
    cue("phonemic"),
    cue("graphemic"),
    cue("full"),
    count("hints", cues.get("hint") ?? 0),
    count("marked-right", marked),
    count("corrected", corrected),
  ];
}

export interface ObservedPatient {
  readonly place: Place;
  readonly patient: Named<Patient>;
  /** The instant of the export. */
  readonly issued: string;
}

interface Practised extends ObservedPatient {
  readonly taskType: TaskType;
  readonly level: number;
  /** At that level, oldest first. */
  readonly blocks: readonly Block[];
  /** At that level. */
  readonly judged: readonly JudgedCount[];
}

const idOf = ({ patient, taskType, level }: Practised, part: Part) =>
  patientsOwnId(patient.id, `Observation/${taskType.systemName}/${level}/${part}`);

function observationOf(practised: Practised, part: Part): Named<Observation>[] {
  const { place, patient, issued, taskType, level, blocks: all, judged } = practised;
  const blocks = blocksOf[part](all);
  const days = blocks.map(({ date }) => date).toSorted();
  const [start, end] = [days[0], days.at(-1)];
  if (start === undefined || end === undefined) return [];
  const { name } = textsOf(taskType);
  const area = messages.areas[taskType.area];
  const whole = { resourceType: "Observation", id: idOf(practised, "all-practice") } as const;
  return [
    {
      resourceType: "Observation",
      id: idOf(practised, part),
      status: "final",
      category: [
        coded(observationCategory, "therapy", "Therapy"),
        coded(systemOf(place, "skillAreas"), taskType.area, area.name),
      ],
      code: {
        ...coded(systemOf(place, "exercises"), taskType.systemName, name),
        text: format(fhirTexts.exerciseAtLevel, { exercise: name, level }),
      },
      subject: referenceTo<Patient>(patient),
      effectivePeriod: { start, end },
      issued,
      performer: [referenceTo<Patient>(patient)],
      method: measureCode(place, part),
      device: referenceTo<Device>(deviceAt(place)),
      ...(part === "all-practice" ? {} : { derivedFrom: [referenceTo<Observation>(whole)] }),
      component: componentsOf(place, level, blocks, judged),
    },
  ];
}

/**
 * @param blocks all of the patient's, oldest first
 * @param judged of the same practice
 */
export function observationsOf(
  observed: ObservedPatient,
  blocks: readonly Block[],
  judged: readonly JudgedCount[],
): Named<Observation>[] {
  const key = ({ typeId, level }: Pick<Block, "typeId" | "level">) => `${typeId} ${level}`;
  const byLevel = Map.groupBy(blocks, key);
  const judgedAt = Map.groupBy(judged, key);
  return [...byLevel.values()]
    .flatMap((own) => {
      const { typeId, level } = own[0]!;
      const taskType = findTaskType(typeId);
      return taskType
        ? [{ ...observed, taskType, level, blocks: own, judged: judgedAt.get(key(own[0]!)) ?? [] }]
        : [];
    })
    .toSorted((a, b) => a.taskType.typeId - b.taskType.typeId || a.level - b.level)
    .flatMap((practised) => parts.flatMap((part) => observationOf(practised, part)));
}
