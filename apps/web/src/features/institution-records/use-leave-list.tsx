import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useUnsaved } from "../../lib/use-unsaved.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { countsOf } from "./people-list.ts";
import type { PeopleList } from "./use-people-list.ts";

export interface LeaveList {
  /** To be shown in the page while asking. */
  readonly question: ReactNode;
  readonly takeAnother: () => void;
}

/** Asks before an unfinished list is left, for another page or another list. */
export function useLeaveList({ rows = [], startOver }: PeopleList): LeaveList {
  const { t } = useLingui();
  const { ready, problem } = countsOf(rows);
  const isUnfinished = ready + problem > 0;
  const [isAsked, setAsked] = useState(false);
  const blocker = useUnsaved(() => isUnfinished);
  const stay = () => {
    if (blocker.status === "blocked") blocker.reset();
    setAsked(false);
  };
  const leave = () => {
    if (blocker.status === "blocked") blocker.proceed();
    else startOver();
    setAsked(false);
  };
  const question = (
    <Dialog
      title={t`Leave this list?`}
      isOpen={isAsked || blocker.status === "blocked"}
      onClose={stay}
      actions={
        <>
          <Button look="danger" onPress={leave}>
            <Trans>Leave</Trans>
          </Button>
          <Button look="primary" onPress={stay}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Some rows have not been sent, and your corrections are kept only on this page. You can
          download the list first and load it again later.
        </Trans>
      </p>
    </Dialog>
  );
  return { question, takeAnother: () => (isUnfinished ? setAsked(true) : startOver()) };
}
