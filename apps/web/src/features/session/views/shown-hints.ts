import type { HintStep } from "@regain/therapy/views/rules";
import type { ViewProps } from "./view-props.ts";

/** Hints as a view shows them: what to take, and where it goes. */
export const shownHints = (
  hints: readonly HintStep[],
): Pick<ViewProps<never, unknown>, "hinted" | "pointed"> => ({
  hinted: hints.map(({ part }) => part),
  pointed: hints.flatMap(({ to }) => to ?? []),
});
