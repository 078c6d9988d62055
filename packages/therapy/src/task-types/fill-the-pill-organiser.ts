import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import {
  type Course,
  type CourseLevel,
  drawCourses,
  weekday,
} from "../material/medicine-courses.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, speech, textChoice } from "../material/view-parts.ts";

interface Level extends CourseLevel {
  readonly medicines: number;
}

const partsOfADay = ["morning", "noon", "evening", "bedtime"];

/** One day, then some days, then a week; more medicines, and days that have to be worked out. */
const levels: readonly Level[] = [
  {
    medicines: 1,
    days: 1,
    times: partsOfADay,
    dosesADay: [2, 3],
    phrases: "time",
    rules: [],
  },
  {
    medicines: 2,
    days: 1,
    times: partsOfADay,
    dosesADay: [1, 3],
    phrases: "any",
    rules: [],
  },
  {
    medicines: 2,
    days: 3,
    times: ["morning", "bedtime"],
    dosesADay: [1, 1],
    phrases: "any",
    rules: ["every", "named"],
  },
  {
    medicines: 2,
    days: 7,
    times: ["morning", "bedtime"],
    dosesADay: [1, 1],
    phrases: "any",
    rules: ["every", "named", "weekend"],
  },
  {
    medicines: 2,
    days: 7,
    times: ["morning", "noon", "bedtime"],
    dosesADay: [1, 1],
    phrases: "any",
    rules: ["named", "except", "everyOther", "weekdays"],
  },
  {
    medicines: 3,
    days: 7,
    times: ["morning", "noon", "bedtime"],
    dosesADay: [1, 1],
    phrases: "any",
    rules: ["named", "except", "everyOther", "weekdays"],
  },
];

const answersOf = (courses: readonly Course[]): BoardCompletionView["answers"] =>
  courses.flatMap(({ medicine, times, days }) =>
    days.flatMap((day) =>
      times.map((time) => ({ column: time, row: `day-${day}`, value: medicine })),
    ),
  );

/** The most tablets to place in one item. */
const maxTablets = 16;

/** Courses that differ from each other and do not need too many taps. */
function coursesFor(rng: Rng, draw: (own: Rng) => Course[]): Course[] {
  for (let attempt = 0; ; attempt++) {
    const courses = draw(rng.stream(`attempt ${attempt}`));
    const plans = courses.map(({ times, days }) => [...times, ...days].join());
    const isVaried = new Set(plans).size === plans.length;
    if (isVaried && answersOf(courses).length <= maxTablets) return courses;
  }
}

export const fillThePillOrganiser = defineTaskType<Level>({
  typeId: 17,
  systemName: "fill_the_pill_organiser",
  area: "executive_functioning",
  template: "BoardCompletion",
  version: 2,
  secondsPerItem: 90,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.fill_the_pill_organiser;
    const courses = coursesFor(rng.stream("courses"), (own) =>
      drawCourses(own, content, level, level.medicines),
    );
    const answers = answersOf(courses);
    const days = Array.from({ length: level.days }, (_, day) => ({
      id: `day-${day}`,
      label: level.days === 1 ? say.today : weekday(content, day).short,
    }));
    return {
      key: courses.map(({ label }) => label.replace("\n", " ")).join(" "),
      effort: answers.length,
      view: {
        ...plainView,
        templateName: "BoardCompletion",
        type: "fill_the_pill_organiser",
        instructions: instructions(courses.length > 1 ? say.instructionsMany : say.instructions),
        stimulus: [{ kind: "text", ...speech(courses.map(({ label }) => label).join("\n\n")) }],
        // Days are one below the other, so that a week fits the width of a phone.
        columns: content.pills.times
          .filter(({ id }) => level.times.includes(id))
          .map(({ id, label }) => ({ id, label })),
        rows: days,
        supply: "palette",
        cellHolds: "many",
        items: courses.map(({ medicine }) => textChoice(medicine.toLowerCase(), medicine)),
        answers,
        answerText: say.answer,
      },
    };
  },
});
