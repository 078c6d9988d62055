import { dayMs } from "@regain/contract/durations";
import { leadSourceKey } from "./forget-consented.ts";
import { deviceStore, readJson, writeJson } from "./storage.ts";

const keptMs = 30 * dayMs;

/** A campaign's name. A UUID is rejected, since it may identify a person. */
const campaign = /^(?![\da-f-]{36}$)[\w.-]{1,60}$/i;

/** Pages that campaigns lead to; elsewhere `source` concerns the page itself. */
const landings =
  /^\/(?:(?:login|signup|start|download|download-clinician|download-patient|pricing)\/?)?$/;

/** The campaign that an address comes from, if any. */
export function sourceOf({ pathname, search }: Pick<Location, "pathname" | "search">) {
  const source = new URLSearchParams(search).get("source") ?? "";
  return landings.test(pathname) && campaign.test(source) ? source : undefined;
}

/** Stores it for a later sign-up. Only with the person's consent. */
export const keepLeadSource = (source: string, now: Date): void =>
  writeJson(deviceStore, leadSourceKey, { source, at: now.getTime() });

/** The stored campaign; it expires after 30 days. */
export function leadSource(now: Date): string | undefined {
  const kept = readJson(deviceStore, leadSourceKey) as
    | { source?: unknown; at?: unknown }
    | null
    | undefined;
  const isFresh = typeof kept?.at === "number" && now.getTime() - kept.at < keptMs;
  return isFresh && typeof kept?.source === "string" ? kept.source : undefined;
}
