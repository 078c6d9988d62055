import type { OddGroup } from "../../types.ts";

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The groups of a level: what they are, the words that belong, and those that do not. */
export const groupsOf = (
  level: number,
  groups: Readonly<Record<string, readonly [belong: string, odd: string]>>,
): readonly OddGroup[] =>
  Object.entries(groups).map(([name, [belong, odd]]) => ({
    id: `${level}-${idOf(name)}`,
    level,
    name,
    belong: belong.split(" "),
    odd: odd.split(" "),
  }));
