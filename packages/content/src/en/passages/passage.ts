import type { Passage, PassageQuestion } from "../../types.ts";

type Foils = readonly [string, string, string];

/** Asks for something that is said. */
export const detail = (text: string, answer: string, ...foils: Foils): PassageQuestion => ({
  kind: "detail",
  text,
  answer,
  foils,
});

/** Asks for something that is not said but follows from what is. */
export const inference = (text: string, answer: string, ...foils: Foils): PassageQuestion => ({
  kind: "inference",
  text,
  answer,
  foils,
});

interface PassageParts {
  readonly title: string;
  readonly text: string;
  readonly questions: readonly PassageQuestion[];
  readonly facts?: readonly string[];
}

/** Passages of one kind and level; questions come in the order of the text. */
export const passagesOf =
  (kind: Passage["kind"], level: number) =>
  (id: string, { facts = [], ...parts }: PassageParts): Passage => ({
    id,
    kind,
    level,
    facts,
    ...parts,
  });
