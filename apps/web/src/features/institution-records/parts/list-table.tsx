import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { lastPage, Pagination } from "../../../ui/pagination.tsx";
import { Select } from "../../../ui/select.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { countsOf, type ListRow, rowsShown, type Shown } from "../people-list.ts";
import type { PeopleList } from "../use-people-list.ts";
import { verdictTexts } from "../verdict-text.ts";
import styles from "./list-table.module.css";
import { RowForm } from "./row-form.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

/** The rows rendered at a time, since a list may be long. */
const pageSize = 50;

interface ListTableProps {
  readonly rows: readonly ListRow[];
  readonly list: PeopleList;
}

function useColumns(): readonly Column<ListRow>[] {
  const { t } = useLingui();
  return [
    { key: "line", label: t`Line`, isFigure: true, cell: ({ line }) => line },
    { key: "email", label: t`Email`, isName: true, cell: ({ email }) => email || "–" },
    { key: "type", label: t`User Type`, cell: ({ type }) => type || "–" },
    { key: "verdict", label: t`What happens`, cell: (row) => <VerdictMark row={row} /> },
  ];
}

/** All rows, and what happens to each; each can be corrected in place. */
export function ListTable({ rows, list }: ListTableProps) {
  const { t, i18n } = useLingui();
  const columns = useColumns();
  const [shown, setShown] = useState<Shown>("all");
  const [asked, setPage] = useState(1);
  const [open, setOpen] = useState<string>();
  /** The row that was corrected last: what becomes of it is said, as its form is gone. */
  const [settled, setSettled] = useState<string>();
  const told = rows.find(({ id }) => id === settled);
  const counts = countsOf(rows);
  const found = rowsShown(rows, shown);
  const page = Math.min(asked, lastPage(found.length, pageSize));
  const { all, ready, problem, done } = counts;
  return (
    <Stack gap={2}>
      <div className={styles.filter}>
        <Select
          label={t`Show`}
          value={shown}
          onChange={(next) => {
            setShown(next);
            setPage(1);
          }}
          options={[
            { value: "all" as const, label: t`All rows (${all})` },
            { value: "ready" as const, label: t`To be invited (${ready})` },
            { value: "problem" as const, label: t`To check (${problem})` },
            { value: "done" as const, label: t`Invited or here (${done})` },
          ]}
        />
        <LiveRegion>
          {told && (
            <VisuallyHidden>
              {t`${{ email: told.email }}: ${{ verdict: i18n._(verdictTexts[told.verdict]) }}`}
            </VisuallyHidden>
          )}
        </LiveRegion>
      </div>
      {found.length === 0 ? (
        <EmptyState title={t`No rows of this kind`} picture={CircleCheck}>
          <Trans>There is nothing to do here.</Trans>
        </EmptyState>
      ) : (
        <>
          <Table
            label={t`People to invite`}
            columns={columns}
            rows={found.slice((page - 1) * pageSize, page * pageSize)}
            idOf={({ id }) => id}
            nameOf={({ email, line }) => email || t`line ${line}`}
            openRow={open}
            onOpen={(id) => {
              setOpen(id);
              setSettled(undefined);
            }}
            renderDetails={(row) => (
              <RowForm
                key={row.id}
                row={row}
                list={list}
                onSettled={() => {
                  // Another may have been opened meanwhile.
                  setOpen((now) => (now === row.id ? undefined : now));
                  setSettled(row.id);
                }}
              />
            )}
          />
          {found.length > pageSize && (
            <Pagination
              label={t`Pages of the list`}
              page={page}
              pageSize={pageSize}
              total={found.length}
              onPage={(next) => {
                setPage(next);
                setOpen(undefined);
              }}
            />
          )}
        </>
      )}
    </Stack>
  );
}
