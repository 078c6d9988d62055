import { Trans, useLingui } from "@lingui/react/macro";
import type { DetailedRow, OpenedCell } from "@regain/contract/entities/detailed-table";
import { useQuery } from "@tanstack/react-query";
import { MousePointerClick } from "lucide-react";
import { useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { lastPage, Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { responsesQuery } from "../api/responses.ts";
import { CellBars } from "./cell-bars.tsx";
import styles from "./cell-dialog.module.css";
import { CellFacts } from "./cell-facts.tsx";
import { ItemPanel } from "./item-panel.tsx";

export interface CellDialogProps {
  readonly patientId: string;
  readonly cell: OpenedCell;
  /** The exercise and its level. */
  readonly rowName: string;
  /** The people whose means are shown next to its own. */
  readonly peers: DetailedRow["peers"];
  readonly onClose: () => void;
}

type BodyProps = Omit<CellDialogProps, "rowName" | "onClose">;

function Body({ patientId, cell, peers }: BodyProps) {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery(responsesQuery(patientId, cell, page));
  if (error && !data) return <ReportError error={error} isOfPart onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" count={2} label={t`Loading the items`} />;
  const { responses, total, pageSize } = data;
  if (total === 0)
    return (
      <EmptyState title={t`No Data Available`} picture={MousePointerClick}>
        <Trans>These items are no longer available.</Trans>
      </EmptyState>
    );
  const first = (data.page - 1) * pageSize + 1;
  const index = responses.findIndex(({ responseId }) => responseId === chosen);
  const goTo = (next: number) => {
    setChosen(undefined);
    setPage(next);
  };
  return (
    <Stack>
      <CellFacts cell={cell} peers={peers} />
      <CellBars
        cell={cell}
        responses={responses}
        first={first}
        chosen={chosen}
        onChoose={setChosen}
      />
      {lastPage(total, pageSize) > 1 && (
        <Pagination
          label={t`Items`}
          page={data.page}
          pageSize={pageSize}
          total={total}
          onPage={goTo}
        />
      )}
      {chosen === undefined || index < 0 ? (
        <p className={styles.hint}>
          <Trans>Choose a bar to see that item again.</Trans>
        </p>
      ) : (
        <ItemPanel
          patientId={patientId}
          responseId={chosen}
          isOwn={user.userId === patientId}
          number={first + index}
          total={total}
        />
      )}
    </Stack>
  );
}

/** A cell of the table: its answers one by one, each of which can be viewed again. */
export function CellDialog({ rowName, onClose, ...body }: CellDialogProps) {
  const close = (
    <Button look="primary" onPress={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <Dialog title={rowName} isOpen large fillsPhone onClose={onClose} actions={close}>
      <Body {...body} />
    </Dialog>
  );
}
