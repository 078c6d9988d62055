import type { AuditChange, AuditSearch } from "./audit-search.ts";

const isTurn = (change: AuditChange) => "before" in change || "after" in change;

/** The address after a change. A new filter starts at the latest entry. */
export function auditSearchAfter(now: AuditSearch, change: AuditChange): AuditSearch {
  const latest = { before: undefined, after: undefined };
  const next = { ...now, ...latest, ...(isTurn(change) ? change : { ...change, ...latest }) };
  const said = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined && value !== "" && !(name === "pageSize" && value === "25"),
  );
  return Object.fromEntries(said);
}

const startOf = (day: string) => new Date(`${day}T00:00:00`);

/** The instant when a day starts on this device, or a number of days later. */
export function dayBegins(day: string, daysLater = 0): string {
  const start = startOf(day);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** The filter as the call expects it. */
export function filterOf({ person, kind, from, to, refused }: AuditSearch) {
  return {
    person: person?.slice(0, 100),
    kind,
    refused,
    from: from && dayBegins(from),
    until: to && dayBegins(to, 1),
  };
}

/** Whether the filter leaves anything out. */
export const isNarrowed = ({ person, kind, from, to, refused }: AuditSearch): boolean =>
  [person, kind, from, to, refused].some((one) => one !== undefined);
