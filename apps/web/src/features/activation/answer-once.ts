import { doneOnce } from "../../lib/done-once.ts";

/**
 * Sends the answer to an invitation, which is given once. Where an earlier press of the same button may have given it, the
 * link that is used now says so; after another answer in between nobody knows which of the two was heard. To be made once
 * for each form.
 */
export function answerOnce<Status>() {
  let last: { readonly status: Status; readonly send: ReturnType<typeof doneOnce> } | undefined;
  return (status: Status, ask: () => Promise<{ readonly status: Status }>) => {
    if (last?.status !== status) last = { status, send: doneOnce("link-used") };
    return last.send(ask, () => ({ status }));
  };
}
