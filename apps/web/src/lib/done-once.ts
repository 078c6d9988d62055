import { CallError } from "@regain/contract/client";
import { mayPass } from "./query-client.ts";

/**
 * Sends what can be done only once, and whose answer may get lost on the way: the press that repeats it is refused then,
 * though all went well. To be made once for each form.
 * @param doneCodes what the server says of what was done already
 * @returns sends; where an earlier press may have done it, `otherwise` answers in place of that refusal
 */
export function doneOnce(...doneCodes: readonly string[]) {
  /** An earlier press got no answer, or what followed its answer went wrong. */
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
      mayBeDone ||= mayPass(error);
      throw error;
    }
  };
}
