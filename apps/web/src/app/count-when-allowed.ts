import { allows, followOtherTabs, onConsent } from "../lib/consent.ts";
import type { createAppRouter } from "./router.ts";

/** Loads the counting code once a person consents to something, and not before. */
export function countWhenAllowed(router: ReturnType<typeof createAppRouter>): void {
  const { pathname, search } = location;
  let isBegun = false;
  const begin = () => {
    if (isBegun || !(allows("analytics") || allows("advertising"))) return;
    isBegun = true;
    import("./count-visits.ts")
      .then(({ countVisits }) => countVisits(router, { pathname, search }))
      .catch(() => {
        isBegun = false;
      });
  };
  followOtherTabs();
  onConsent(begin);
  begin();
}
