import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { pageSizes } from "@regain/contract/caseload-values";
import type { PatientRow, StatusType } from "@regain/contract/entities/caseload";
import type { CallResult } from "@regain/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { SearchX, UserCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ListHead } from "../../../lib/list-head.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Table } from "../../../ui/table.tsx";
import { patientsQuery } from "../api/caseload.ts";
import { useColumns } from "../columns.tsx";
import { sortOf } from "../list-address.ts";
import type { ListSearch } from "../list-search.ts";
import type { RowDialog } from "../row-menu.ts";
import type { CaseloadScreenProps } from "../screens/caseload-screen.tsx";
import { PatientDetails } from "./patient-details.tsx";
import styles from "./patient-list.module.css";
import { rowDialogs } from "./row-dialogs.tsx";
import { RowMenu } from "./row-menu.tsx";

export interface PatientListProps extends Pick<
  CaseloadScreenProps,
  "search" | "onSearch" | "rowActions" | "renderScheduleActions"
> {
  /** Undefined while loading, or if they could not be loaded. */
  readonly data: CallResult<typeof patientDashboard>["body"] | undefined;
  /** Undefined if they could not be loaded. */
  readonly statuses: readonly StatusType[] | undefined;
  /** What to show instead in that case. */
  readonly inPlace: ReactNode;
}

interface OpenDialog {
  readonly kind: RowDialog;
  readonly row: PatientRow;
}

interface PatientsProps extends Omit<PatientListProps, "data" | "statuses" | "inPlace"> {
  readonly data: NonNullable<PatientListProps["data"]>;
}

interface NoPatientsProps extends Pick<PatientListProps, "search" | "onSearch"> {
  /** Whom the search finds among the discharged. */
  readonly dischargedFound: number;
}

/** Instead of an empty page: nobody is found, or only discharged patients are, whom the filter shows. */
function NoPatients({ search, onSearch, dischargedFound }: NoPatientsProps) {
  const { t } = useLingui();
  if (!search.search && !search.status)
    return (
      <EmptyState
        title={t`All your patients are discharged`}
        picture={UserCheck}
        action={
          <Button onPress={() => onSearch({ status: "discharged" })}>
            <Trans>Show discharged patients</Trans>
          </Button>
        }
      >
        <Trans>
          They stay in your list, and you can read what they did. Add the next patient above.
        </Trans>
      </EmptyState>
    );
  if (search.search && search.status !== "discharged" && dischargedFound > 0)
    return (
      <EmptyState
        title={t`No patient found`}
        picture={SearchX}
        action={
          <Button onPress={() => onSearch({ status: "discharged" })}>
            <Trans>Show discharged patients</Trans>
          </Button>
        }
      >
        <Plural
          value={dischargedFound}
          one="# discharged patient matches your search."
          other="# discharged patients match your search."
        />
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No patient found`}
      picture={SearchX}
      action={
        <Button onPress={() => onSearch({ search: undefined, status: undefined })}>
          <Trans>Show all patients</Trans>
        </Button>
      }
    >
      {!search.search && <Trans>Nobody in your list has this status.</Trans>}
      {search.search && !search.status && <Trans>Nobody in your list matches your search.</Trans>}
      {search.search && search.status && (
        <Trans>Nobody with this status matches your search.</Trans>
      )}
    </EmptyState>
  );
}

/** A page of patients, and actions for each. */
function Patients(props: PatientsProps) {
  const { data, search, onSearch, rowActions, renderScheduleActions } = props;
  const { t } = useLingui();
  const columns = useColumns();
  const { isPlaceholderData } = useQuery(patientsQuery(search));
  const [dialog, setDialog] = useState<OpenDialog | undefined>();
  const { rows, total, page, pageSize, dischargedFound } = data;
  const Dialog = dialog && rowDialogs[dialog.kind];
  const range = { page, pageSize, total };

  return (
    <>
      {total === 0 ? (
        <NoPatients search={search} onSearch={onSearch} dischargedFound={dischargedFound} />
      ) : (
        <>
          <Table
            label={t`My patients`}
            columns={columns}
            rows={rows}
            idOf={({ patientId }) => patientId}
            nameOf={({ patientUsername }) => patientUsername}
            sort={sortOf(search)}
            onSort={({ column, direction }) => onSearch({ sort: column, direction })}
            openRow={search.open}
            onOpen={(open) => onSearch({ open })}
            renderDetails={(row) => (
              <PatientDetails row={row} scheduleActions={renderScheduleActions?.(row)} />
            )}
            renderActions={(row) => (
              <RowMenu
                row={row}
                others={rowActions(row)}
                onDialog={(kind) => setDialog({ kind, row })}
              />
            )}
            isStale={isPlaceholderData}
          />
          <p className={styles.note}>
            <Trans>Exercises and days / wk: last 30 days.</Trans>
          </p>
          <Pagination
            label={t`Pages of patients`}
            {...range}
            onPage={(next) => onSearch({ page: String(next), open: undefined })}
            pageSizes={pageSizes}
            onPageSize={(size) =>
              onSearch({ pageSize: String(size) as ListSearch["pageSize"], open: undefined })
            }
          />
        </>
      )}
      {Dialog && (
        <Dialog
          patientId={dialog.row.patientId}
          patient={dialog.row.patientUsername}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** All patients, with search, filter, sorting and paging. */
export function PatientList(props: PatientListProps) {
  const { data, statuses, inPlace, search, onSearch } = props;
  const { t } = useLingui();
  const present = statuses?.filter(({ kind }) => kind !== "discharged");
  const all = present?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack gap={2}>
      <ListHead
        searchLabel={t`Search patients`}
        search={search.search}
        onSearch={(text) => onSearch({ search: text })}
        kinds={
          statuses && [
            { value: "all", label: t`All patients (${all})` },
            ...statuses.map(({ kind, statusLabel, count }) => ({
              value: kind,
              label: `${statusLabel} (${count})`,
            })),
          ]
        }
        kind={search.status ?? "all"}
        onKind={(kind) => onSearch({ status: kind === "all" ? undefined : kind })}
        range={data}
      />
      {data ? <Patients {...props} data={data} /> : inPlace}
    </Stack>
  );
}
