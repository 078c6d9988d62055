/** Where everything fails, the first errors say why. */
const mostKept = 20;

export interface Attempts {
  /** @returns whether it went well */
  attempt(work: () => Promise<unknown>): Promise<boolean>;
  /** How many did not. */
  readonly failed: number;
  /** @throws AggregateError where any did not, with the first of them */
  end(sentence: string): void;
}

/** What fails for one holds up nobody else, and is still seen in the end. */
export function eachAlone(): Attempts {
  const errors: unknown[] = [];
  let failed = 0;
  return {
    async attempt(work) {
      try {
        await work();
        return true;
      } catch (error) {
        failed += 1;
        if (errors.length < mostKept) errors.push(error);
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
