import type { RecordContext } from "../engine/result-record.ts";

/** What this device says about itself. */
export const describeDevice = (): RecordContext["device"] => ({
  hardware: matchMedia("(pointer: coarse)").matches ? "touch" : "mouse",
  system: navigator.platform.slice(0, 200),
  browser: navigator.userAgent.slice(0, 200),
});
