import { doneOnce } from "../../lib/done-once.ts";

/**
 * Sends the one answer an invitation takes. If an earlier press of the same button may have given it, the link reports
 * that it was used; after a different answer in between, it is unclear which one counted. Create one for each form.
 */
export function answerOnce<Status>() {
  let last: { readonly status: Status; readonly send: ReturnType<typeof doneOnce> } | undefined;
  return (status: Status, ask: () => Promise<{ readonly status: Status }>) => {
    if (last?.status !== status) last = { status, send: doneOnce("link-used") };
    return last.send(ask, () => ({ status }));
  };
}
