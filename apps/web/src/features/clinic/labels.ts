import { msg } from "@lingui/core/macro";
import type { Place, Result } from "@regain/contract/entities/enumerations";

export const resultLabels = {
  correct: msg`Right`,
  correct_w_help: msg`Right with help`,
  correct_partially: msg`Partly right`,
  incorrect: msg`Not right`,
} as const satisfies Record<Result, unknown>;

export const placeLabels = {
  home: msg`at home`,
  clinic: msg`in the clinic`,
} as const satisfies Record<Place, unknown>;
