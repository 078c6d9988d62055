import { couponNamed, endCoupon } from "../../modules/billing/checkout/coupons.service.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { shownTime } from "../shown.ts";

export const endCouponCommand: Command = {
  name: "end-coupon",
  summary: "Ends a discount code: nobody can buy with it anymore.",
  more: "People who have already bought with it keep their discount.",
  operands: [{ name: "CODE", about: "the code, like SPRING-10" }],
  async prepare({ database, now }, { operands: [typed = ""] }) {
    const coupon = await couponNamed(database, typed);
    if (!coupon) throw new CommandRefusal("not-found", `There is no code "${typed.trim()}".`);
    const { code, expires_at: ends } = coupon;
    if (ends && ends <= now)
      throw new CommandRefusal("over", `The code ${code} ended on ${shownTime(ends)}.`);
    return {
      about: [],
      will: `Ends the code ${code}.`,
      async run() {
        await endCoupon(database, code, now);
        return { says: `The code ${code} has ended.`, data: { code, expiresAt: now } };
      },
    };
  },
};
