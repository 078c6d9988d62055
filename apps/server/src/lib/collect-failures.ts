/** If everything fails, the first errors say why. */
const maxKept = 20;

export interface Attempts {
  /** @returns whether it succeeded */
  attempt(work: () => Promise<unknown>): Promise<boolean>;
  /** How many failed. */
  readonly failed: number;
  /** @throws AggregateError if any failed, with the first errors */
  end(sentence: string): void;
}

/** A failure for one item holds up no other, and is still reported in the end. */
export function collectFailures(): Attempts {
  const errors: unknown[] = [];
  let failed = 0;
  return {
    async attempt(work) {
      try {
        await work();
        return true;
      } catch (error) {
        failed += 1;
        if (errors.length < maxKept) errors.push(error);
        return false;
      }
    },
    get failed() {
      return failed;
    },
    end(sentence) {
      if (failed > 0) throw new AggregateError(errors, `${sentence} Failed: ${failed}.`);
    },
  };
}
