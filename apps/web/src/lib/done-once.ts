import { CallError } from "@regain/contract/client";
import { isTransient } from "./query-client.ts";

/**
 * Sends a request that can succeed only once and whose answer may get lost: pressing again is then refused although
 * everything went well. Create one for each form.
 * @param doneCodes refusals that mean it has already been done
 * @returns a send function; if an earlier press may have done it, `otherwise` provides the answer instead of that
 * refusal
 */
export function doneOnce(...doneCodes: readonly string[]) {
  /** An earlier press got no answer, or something failed after its answer. */
  let mayBeDone = false;
  return async function send<Answer>(
    ask: () => Promise<Answer>,
    otherwise: (refusal: CallError) => Promise<Answer> | Answer,
  ): Promise<Answer> {
    try {
      const answer = await ask();
      mayBeDone = true;
      return answer;
    } catch (error) {
      const isDone = error instanceof CallError && doneCodes.includes(error.code);
      if (isDone && mayBeDone) return await otherwise(error);
      mayBeDone ||= isTransient(error);
      throw error;
    }
  };
}
