/** Campaigns whose participants are thanked when they first open their report. */
const thanked: ReadonlySet<string> = new Set(["thanks"]);

export const isThanked = (leadSource: string | null): boolean =>
  leadSource !== null && thanked.has(leadSource.toLowerCase());
