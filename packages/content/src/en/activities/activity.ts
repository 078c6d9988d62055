import type { Activity } from "../../types.ts";

type Step = Activity["steps"][number];

/** A step that a short order of the activity keeps. */
export const core = (text: string): Step => ({ text, core: true });

/** A step that a short order leaves out. */
export const step = (text: string): Step => ({ text, core: false });

/** The steps are in the only order that makes sense. */
export const activity = (
  id: string,
  title: string,
  parts: Pick<Activity, "steps" | "foils">,
): Activity => ({ id, title, ...parts });
