import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import {
  type DayPlan,
  drawPlan,
  type PlanLevel,
  type PlannedErrand,
} from "../material/errand-plans.ts";
import { outOfOrder } from "../material/out-of-order.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, speech, textChoice } from "../material/view-parts.ts";

/** Agreed times, then opening hours and errands that wait for others, then one that does not fit. */
const levels: readonly PlanLevel[] = [
  { errands: 3, appointments: 3, places: 0, waiting: 0, spare: "none" },
  { errands: 4, appointments: 4, places: 0, waiting: 0, spare: "none" },
  { errands: 4, appointments: 2, places: 1, waiting: 1, spare: "none" },
  { errands: 5, appointments: 1, places: 2, waiting: 1, spare: "none" },
  { errands: 5, appointments: 1, places: 3, waiting: 1, spare: "closed" },
  { errands: 6, appointments: 1, places: 3, waiting: 2, spare: "tomorrow" },
];

type Say = Content["exercises"]["plan_the_day"]["say"];

function clock(hour: number, say: Say): string {
  if (hour === 12) return say.noon;
  return hour < 12 ? format(say.morning, { hour }) : format(say.afternoon, { hour: hour - 12 });
}

/** The errand and everything to know about it, as on its card. */
function cardOf({ errand, hours, told, isWaiting }: PlannedErrand, say: Say): string {
  const [from, to] = [clock(hours.from, say), clock(hours.to, say)];
  const when = {
    at: () => format(say.at, { time: from }),
    opens: () => format(say.opens, { from }),
    closes: () => format(say.closes, { to }),
    open: () => format(say.open, { from, to }),
    opensTomorrow: () => format(say.opensTomorrow, { from: clock(hours.from - 24, say) }),
    closedToday: () => say.closedToday,
    nothing: () => "",
  }[told]();
  const others = [isWaiting ? errand.after?.text : undefined, errand.edge?.text];
  return [`${errand.text}.`, when, ...others].filter(Boolean).join(" ");
}

function frameOf({ starts }: DayPlan, level: PlanLevel, say: Say): string {
  if (level.appointments === level.errands) return say.frameTimes;
  const from = clock(starts[0] ?? 0, say);
  return format(say.frame, { from, to: clock((starts.at(-1) ?? 0) + 1, say) });
}

function asked(level: PlanLevel, say: Say): string {
  if (level.spare !== "none") return say.instructionsSpare;
  return level.appointments === level.errands ? say.instructions : say.instructionsHours;
}

export const planTheDay = defineTaskType<PlanLevel>({
  typeId: 16,
  systemName: "plan_the_day",
  area: "executive_functioning",
  template: "SequenceCompletion",
  version: 3,
  secondsPerItem: 75,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.plan_the_day;
    const plan = drawPlan(rng.stream("plan"), content.errands, level);
    const order = plan.order.map((one) => cardOf(one, say));
    const spare = plan.spare ? [cardOf(plan.spare, say)] : [];
    const shown = outOfOrder(rng.stream("places"), order, spare);
    return {
      key: plan.order.map(({ errand }) => errand.id).join(" "),
      // How much there is to keep in mind.
      effort: shown.join(" ").length,
      view: {
        ...plainView,
        templateName: "SequenceCompletion",
        type: "plan_the_day",
        instructions: instructions(asked(level, say)),
        stimulus: [{ kind: "text", ...speech(frameOf(plan, level, say)) }],
        layout: "VerticalWrap",
        placeholders: order.map((_, index) => ({ id: `place-${index + 1}` })),
        choices: shown.map((card, index) => textChoice(`choice-${index + 1}`, card)),
        answers: order,
        answerText: plan.spare
          ? format(say.answerSpare, { errand: plan.spare.errand.text })
          : say.answer,
      },
    };
  },
});
