import type { Area } from "@regain/contract/entities/enumerations";
import type { ScheduleLine } from "@regain/therapy/schedule";

/** An ability at the start and at the end of the plan, in levels. */
export type Course = readonly [from: number, to: number];

export interface PracticePlan {
  readonly username: string;
  /** The first and last day of practice, in days from the start of the demo. */
  readonly from: number;
  readonly to: number;
  readonly daysPerWeek: number;
  /** How many of 100 practice days are spent in the clinic. */
  readonly inClinic: number;
  /** Homework by the day it was assigned, the first at the start. */
  readonly schedules: readonly { readonly from: number; readonly lines: readonly ScheduleLine[] }[];
  readonly ability: Readonly<Partial<Record<Area, Course>>>;
  /** For areas that are not listed. */
  readonly otherAbility: Course;
  /** The days of assessments, each with the ratings given after it, in the order of the questions. */
  readonly assessments: readonly { readonly day: number; readonly ratings: readonly number[] }[];
  /** Median ms to a response, at the start and at the end. */
  readonly responseMs: Course;
}

const line = (typeId: number, taskCount: number, taskLevel = 1): ScheduleLine => ({
  typeId,
  taskCount,
  taskLevel,
});

/** All nine areas in turn; the exercises of the last schedule are played on seven different views. */
const rosa: PracticePlan = {
  username: "rosa",
  from: -182,
  to: -1,
  daysPerWeek: 4.5,
  inClinic: 33,
  // Each exercise starts where a clinician would place it: a little above what is easy.
  schedules: [
    {
      from: -182,
      lines: [
        line(1, 6, 4),
        line(26, 5, 3),
        line(51, 6, 3),
        line(47, 4, 3),
        line(7, 4, 4),
        line(32, 4, 3),
      ],
    },
    {
      from: -121,
      lines: [
        line(1, 5, 4),
        line(51, 6, 3),
        line(47, 5, 3),
        line(12, 3, 2),
        line(39, 5, 3),
        line(19, 4, 3),
        line(33, 4, 4),
      ],
    },
    {
      from: -60,
      lines: [
        line(51, 6, 4),
        line(2, 5, 4),
        line(50, 4, 3),
        line(47, 4, 4),
        line(7, 4, 5),
        line(38, 2, 3),
        line(18, 4, 3),
        line(21, 3, 3),
        line(33, 4, 5),
      ],
    },
  ],
  ability: {
    speaking: [3.4, 4.9],
    auditory_comprehension: [4.2, 5.6],
    reading: [3.2, 4.4],
    writing: [3.2, 4.6],
    memory: [3.2, 4.1],
    quantitative: [4, 6],
    attention: [4.2, 6.2],
    visual: [3.3, 3.5],
    executive_functioning: [2.6, 3.9],
  },
  otherAbility: [2, 4],
  assessments: [
    { day: -182, ratings: [2, 3, 1, 2, 2, 3, 3, 4] },
    { day: -88, ratings: [3, 4, 2, 3, 2, 3, 4, 4] },
  ],
  responseMs: [6_500, 4_200],
};

const tess: PracticePlan = {
  username: "tess",
  from: -21,
  to: -1,
  daysPerWeek: 5,
  inClinic: 0,
  schedules: [
    { from: -21, lines: [line(7, 5), line(38, 3), line(39, 5), line(18, 4), line(33, 5, 2)] },
  ],
  ability: { attention: [2, 3.4], memory: [1.6, 2.8] },
  otherAbility: [2.5, 3.4],
  assessments: [{ day: -21, ratings: [3, 4, 2, 3, 4, 2, 2, 3] }],
  responseMs: [5_000, 4_300],
};

const speech = [line(51, 5), line(1, 5), line(47, 4), line(26, 4)];
const thinking = [line(7, 5), line(18, 4), line(33, 5), line(39, 4)];
const twoAreas = [line(7, 6), line(39, 6)];

/** A patient of Dana's whose report can be short. */
function short(
  username: string,
  [from, to]: readonly [number, number],
  daysPerWeek: number,
  lines: readonly ScheduleLine[],
  otherAbility: Course,
  inClinic = 0,
): PracticePlan {
  return {
    username,
    from,
    to,
    daysPerWeek,
    inClinic,
    schedules: [{ from, lines }],
    ability: {},
    otherAbility,
    assessments: [],
    responseMs: [6_000, 5_000],
  };
}

/** Slow, patient, and practicing longer every week: days of every shade in the calendar, some with their goal met. */
const abel: PracticePlan = {
  ...short("abel", [-60, -1], 4.5, twoAreas, [3.4, 5], 20),
  schedules: [
    { from: -60, lines: [line(7, 5), line(39, 4)] },
    { from: -40, lines: [line(7, 12), line(39, 12)] },
    { from: -20, lines: [line(7, 18), line(39, 17)] },
  ],
  responseMs: [26_000, 25_000],
};

export const practicePlans: readonly PracticePlan[] = [
  rosa,
  tess,
  abel,
  short("paul", [-68, -4], 1, speech, [1.5, 2.6], 20),
  short("yuri", [-120, -1], 0.6, speech, [2.5, 4]),
  short("erik", [-200, -150], 1, thinking, [2, 3]),
  short("pia", [-38, -1], 1.5, thinking, [2, 3.4]),
  short("otto", [-8, -1], 5, speech, [2, 2.6]),
  short("nora", [-85, -1], 0.6, speech, [2, 3]),
  short("omar", [-58, -12], 1, thinking, [1.4, 2.2]),
  short("lena", [-25, -1], 2, speech, [1.2, 2], 30),
  short("ivan", [-30, -1], 1, thinking, [3, 4]),
  short("ruth", [-30, -2], 1.5, speech, [2, 2.2]),
  short("carl", [-33, -1], 1, thinking, [2, 3]),
  short("elsa", [-70, -2], 0.6, speech, [1.4, 1.2], 40),
  short("hana", [-29, -17], 3, speech, [1.5, 2]),
  short("jose", [-14, -1], 4, thinking, [1, 1]),
  short("kurt", [-105, -60], 1, thinking, [2, 2.6]),
  short("vera", [-11, -1], 4, speech, [2, 2.4]),
];
