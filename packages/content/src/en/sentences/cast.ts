/** Who is in the scenes, and how sentences speak of them. */

interface Forms {
  /** As used in a sentence. */
  readonly the: string;
  /** Somebody of the same age who looks different. */
  readonly opposite: PersonId;
}

export type PersonId = "man" | "woman" | "boy" | "girl" | "cook" | "farmer";

export const personForms: Readonly<Record<PersonId, Forms>> = {
  man: { the: "the man", opposite: "woman" },
  woman: { the: "the woman", opposite: "man" },
  boy: { the: "the boy", opposite: "girl" },
  girl: { the: "the girl", opposite: "boy" },
  cook: { the: "the cook", opposite: "farmer" },
  farmer: { the: "the farmer", opposite: "cook" },
};
