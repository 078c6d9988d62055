import type { Settings, SwitchKey } from "../../../lib/settings.ts";
import { createTapFilter } from "../../../ui/tap-filter.ts";

/** What a switch asks for. */
export type SwitchWish = "step" | "select";

type SwitchSettings = Pick<Settings, "scanning" | "stepKey" | "selectKey">;

/** What a press of this key asks for; undefined if it is not a switch. A single switch always selects. */
export function wishOf(
  key: string,
  { scanning, stepKey, selectKey }: SwitchSettings,
): SwitchWish | undefined {
  if (scanning === "off") return undefined;
  if (key === selectKey) return "select";
  if (key !== stepKey) return undefined;
  return scanning === "one" ? "select" : "step";
}

/** The settings after this key is assigned to one switch: no key serves both. */
export function withSwitch(
  { stepKey, selectKey }: SwitchSettings,
  wish: SwitchWish,
  key: SwitchKey,
): Pick<Settings, "stepKey" | "selectKey"> {
  if (wish === "step") return { stepKey: key, selectKey: key === selectKey ? stepKey : selectKey };
  return { selectKey: key, stepKey: key === stepKey ? selectKey : stepKey };
}

/** Lets the first of several quick presses of one switch through, as the screen does with taps. */
export function createSwitchGuard(): (wish: SwitchWish, at: number) => boolean {
  const filters = { step: createTapFilter(), select: createTapFilter() };
  return (wish, at) => filters[wish](at);
}
