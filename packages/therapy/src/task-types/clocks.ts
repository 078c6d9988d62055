import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import { clockFaces, clockParams, type ClockFace } from "@regain/content/pages/clock";
import {
  clockTime,
  handsSwapped,
  hourOf,
  inDigits,
  inWords,
  minuteOf,
  spanText,
} from "../material/clock-times.ts";
import { nearMisses, type Spread, spreadsOf } from "../material/near-misses.ts";
import { pageQuestion, rightAndFoils } from "../material/page-question.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";

interface Level {
  /** The minutes that the clock may show. */
  readonly minutes: readonly number[];
  /** How the choices are written. */
  readonly notations: readonly Notation[];
  /** Minutes to look ahead or back; 0 reads the clock as it is. */
  readonly spans: readonly number[];
  readonly directions: readonly Direction[];
  readonly choices: number;
  /** How the choices lie beside each other, in minutes. */
  readonly spreads: readonly Spread[];
}

type Direction = "later" | "earlier";

const notations = { digits: inDigits, words: inWords };
type Notation = keyof typeof notations;

const all = Array.from({ length: 60 }, (_, minute) => minute);
const fives = all.filter((minute) => minute % 5 === 0);
const both: readonly Notation[] = ["digits", "words"];

const reading = { spans: [0], directions: ["later"] } as const;

/** From full hours to single minutes; then how time passes: by half hours, across the hour, backward as well. */
const levels: readonly Level[] = [
  {
    ...reading,
    minutes: [0],
    notations: both,
    choices: 3,
    spreads: [
      [0, 120, 240],
      [0, 120, 300],
      [0, 180, 300],
    ],
  },
  {
    ...reading,
    minutes: [30],
    notations: both,
    choices: 3,
    spreads: [...spreadsOf(60, 180), [0, 30, 60, 90]],
  },
  {
    ...reading,
    minutes: [15, 45],
    notations: both,
    choices: 4,
    spreads: [...spreadsOf(30, 60), [0, 15, 30, 45]],
  },
  {
    ...reading,
    minutes: fives.filter((minute) => minute % 15 !== 0),
    notations: ["digits"],
    choices: 4,
    spreads: spreadsOf(5, 60),
  },
  {
    ...reading,
    minutes: all.filter((minute) => minute % 5 !== 0),
    notations: ["digits"],
    choices: 4,
    spreads: [...spreadsOf(1, 60), ...spreadsOf(5, 60)],
  },
  {
    minutes: [0, 30],
    notations: ["digits"],
    spans: [30, 60, 120],
    directions: ["later"],
    choices: 4,
    spreads: [[0, 30, 60, 90]],
  },
  {
    minutes: fives.filter((minute) => minute > 30),
    notations: ["digits"],
    spans: [35, 40, 45, 50],
    directions: ["later"],
    choices: 4,
    spreads: spreadsOf(5, 60),
  },
  {
    minutes: fives.filter((minute) => minute % 15 !== 0),
    notations: ["digits"],
    spans: [80, 95, 105, 130, 145],
    directions: ["later", "earlier"],
    choices: 4,
    spreads: [...spreadsOf(5, 60), [0, 30, 60, 90]],
  },
];

interface Asked {
  readonly face: ClockFace;
  readonly notation: Notation;
  /** What the clock shows. */
  readonly shown: number;
  readonly span: number;
  readonly direction: Direction;
}

const hours = Array.from({ length: 12 }, (_, hour) => hour * 60);

/** Everything that the level can ask, in each form once. */
const poolOf = (level: Level): Asked[] =>
  hours.flatMap((hour) =>
    level.minutes.flatMap((minute) =>
      level.spans.flatMap((span) =>
        level.directions.flatMap((direction) =>
          level.notations.flatMap((notation) =>
            clockFaces.map((face) => ({ face, notation, shown: hour + minute, span, direction })),
          ),
        ),
      ),
    ),
  );

const keyOf = ({ face, notation, shown, span, direction }: Asked) =>
  `${face} ${hourOf(shown)}:${minuteOf(shown)} ${notation} ${direction} ${span}`;

const rightTime = ({ shown, span, direction }: Asked) =>
  clockTime(direction === "later" ? shown + span : shown - span);

/**
 * What somebody reads who mistakes the hands, or lets no time pass. In half of the items only: the one far away from
 * the others would always be wrong.
 */
function slipsOf({ span, shown }: Asked, rng: Rng): number[] {
  const slips = span > 0 ? [shown] : minuteOf(shown) % 15 === 0 ? [] : [handsSwapped(shown)];
  return rng.chance(1, 2) ? slips : [];
}

type Say = Content["exercises"]["clocks"]["say"];

function textsOf({ span, direction }: Asked, say: Say) {
  if (span === 0) return { question: say.read, answer: say.answer };
  return direction === "later"
    ? { question: format(say.later, { span: spanText(span, say) }), answer: say.answerLater }
    : { question: format(say.earlier, { span: spanText(span, say) }), answer: say.answerEarlier };
}

export const clocks = defineTaskType<Level>({
  typeId: 34,
  systemName: "clocks",
  area: "quantitative",
  template: "MultipleChoice",
  version: 2,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.clocks;
    const asked = pickFresh(rng.stream("clock"), poolOf(level), history, keyOf);
    const { face, shown, notation, span } = asked;
    const time = rightTime(asked);
    const write = (one: number) => notations[notation](one, say);
    const near = nearMisses(rng.stream("foils"), time, level.spreads);
    const foils = [...slipsOf(asked, rng.stream("slip")), ...near.map(clockTime)].map(write);
    const right = write(time);
    const { question, answer } = textsOf(asked, say);
    return {
      key: keyOf(asked),
      effort: span + minuteOf(time),
      view: pageQuestion({
        type: "clocks",
        locale: content.locale,
        page: {
          kind: "clock",
          params: clockParams({ face, hour: hourOf(shown), minute: minuteOf(shown) }),
        },
        alt: say.clock,
        instruction: question,
        choices: rng.stream("choices").shuffle(rightAndFoils(right, foils, level.choices)),
        right,
        answerText: format(answer, { time: right }),
      }),
    };
  },
});
