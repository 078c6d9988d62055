import type { Script } from "../../types.ts";

/** What the other person says, and what the patient answers. */
type Turn = readonly [partner: string, patient: string];

const idOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Scripts by their situations. */
export const scriptsOf = (
  situations: Readonly<Record<string, readonly Turn[]>>,
): readonly Script[] =>
  Object.entries(situations).map(([situation, turns]) => ({
    id: idOf(situation),
    situation,
    turns: turns.map(([partner, patient]) => ({ partner, patient })),
  }));
