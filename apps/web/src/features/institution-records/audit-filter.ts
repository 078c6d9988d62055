import type { AuditChange, AuditSearch } from "./audit-search.ts";

const isTurn = (change: AuditChange) => "before" in change || "after" in change;

/** The address after a change. Other entries are looked at from the latest on. */
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

/** The instant when a day begins on this device, or the day after it. */
export function dayBegins(day: string, daysLater = 0): string {
  const start = startOf(day);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** As the call takes it. */
export function filterOf({ person, kind, from, to, refused }: AuditSearch) {
  return {
    person: person?.slice(0, 100),
    kind,
    refused,
    from: from && dayBegins(from),
    until: to && dayBegins(to, 1),
  };
}

/** Whether anything is left out. */
export const isNarrowed = ({ person, kind, from, to, refused }: AuditSearch): boolean =>
  [person, kind, from, to, refused].some((one) => one !== undefined);
