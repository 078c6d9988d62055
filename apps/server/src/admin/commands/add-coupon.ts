import { dayMs } from "@regain/contract/durations";
import type { PlanInterval } from "@regain/contract/entities/subscription";
import { format } from "@regain/content/format";
import type { CouponRow } from "../../db/tables/billing.ts";
import { addCoupon, couponNamed } from "../../modules/billing/checkout/coupons.service.ts";
import { priceCents, shownCents } from "../../modules/billing/checkout/pricing.rules.ts";
import { type Command, CommandRefusal, Misuse } from "../command.ts";
import { counted, shownTime } from "../shown.ts";
import { wholeNumber } from "../typed.ts";

/** Typed by hand, from a letter or a leaflet. */
const codeForm = /^[A-Z0-9-]{3,40}$/;
const maxMonths = 36;

function codeIn(typed: string): string {
  const code = typed.trim().toUpperCase();
  if (!codeForm.test(code))
    throw new Misuse("CODE must be 3 to 40 letters, digits, and hyphens, like SPRING-10.");
  return code;
}

type Off =
  | { readonly percent_off: number; readonly cents_off: null }
  | { readonly percent_off: null; readonly cents_off: number };

function offIn(typed: string): Off {
  const percent = Number(/^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(typed)?.[1] ?? 0);
  if (percent > 0 && percent <= 100) return { percent_off: percent, cents_off: null };
  const cents = Math.round(Number(/^\$?(\d{1,3}(?:\.\d\d)?)$/.exec(typed)?.[1] ?? 0) * 100);
  if (cents > 0 && cents <= priceCents.year) return { percent_off: null, cents_off: cents };
  throw new Misuse(
    `--off must be a percentage or an amount, like 10% or 5.00: "${typed}" is neither.`,
  );
}

type Lasting = Pick<CouponRow, "duration" | "duration_months">;

function lastingIn(typed: string): Lasting {
  if (typed === "once" || typed === "forever") return { duration: typed, duration_months: null };
  const months = wholeNumber(typed, maxMonths);
  if (months !== undefined) return { duration: "repeating", duration_months: months };
  throw new Misuse(`--lasts must be once, forever, or a number of months from 1 to ${maxMonths}.`);
}

function planIn(typed: string | undefined): PlanInterval | null {
  if (!typed) return null;
  if (typed === "month" || typed === "year") return typed;
  throw new Misuse("--plan must be month or year.");
}

/** @returns the first moment at which it is no longer valid */
function endIn(typed: string | undefined, now: Date): Date | null {
  if (!typed) return null;
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  const end = new Date(day + dayMs);
  if (Number.isNaN(day) || end <= now)
    throw new Misuse(`--until must be today or a later date, like 2027-12-31: "${typed}" is not.`);
  return end;
}

const lasting = {
  once: "off the first payment",
  repeating: "off each payment for {months}",
  forever: "off every payment",
} as const;

export const addCouponCommand: Command = {
  name: "add-coupon",
  summary: "Creates a discount code for subscriptions.",
  more: "People type it on the plans page, in upper or lower case. The discount cannot be changed; end-coupon ends it.",
  operands: [{ name: "CODE", about: "what people type, like SPRING-10" }],
  options: {
    off: {
      value: "OFF",
      about: "a percentage, or an amount in dollars: 10%, 5.00",
      isNeeded: true,
    },
    lasts: { value: "TIME", about: "once, forever, or a number of months", usually: "once" },
    plan: { value: "PLAN", about: "month or year, if it is not for both" },
    until: { value: "DAY", about: "the last day it can be used, in UTC" },
  },
  async prepare({ database, now }, { operands: [typed = ""], options }) {
    const code = codeIn(typed);
    const off = offIn(options.off ?? "");
    const time = lastingIn(options.lasts ?? "");
    const plan = planIn(options.plan);
    const ends = endIn(options.until, now);
    const exists = () => new CommandRefusal("exists", `The code ${code} already exists.`);
    if (await couponNamed(database, code)) throw exists();
    const share = off.percent_off === null ? shownCents(off.cents_off) : `${off.percent_off}%`;
    const months = counted(time.duration_months ?? 0, "month");
    const which = plan === null ? "on any plan" : `on a ${plan}ly plan`;
    const until = ends ? ` It is valid until ${shownTime(ends)}.` : "";
    return {
      about: [],
      will: `Creates the code ${code}: ${share} ${format(lasting[time.duration], { months })} ${which}.${until}`,
      async run() {
        const row = { code, ...off, ...time, plan_interval: plan, expires_at: ends };
        if (!(await addCoupon(database, row))) throw exists();
        return { says: `The code ${code} can be used now.`, data: row };
      },
    };
  },
};
