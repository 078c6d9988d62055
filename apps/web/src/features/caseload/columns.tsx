import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseloadColumn } from "@regain/contract/caseload-values";
import type { PatientRow } from "@regain/contract/entities/caseload";
import { formatDaysAgo, formatEpochDay, formatNumber } from "../../lib/formats.ts";
import type { Column } from "../../ui/table.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { StatusMark } from "./parts/status-mark.tsx";

function LastActivity({ row }: { readonly row: PatientRow }) {
  const { i18n } = useLingui();
  const { daysSinceActive: days, dateLastActive: date } = row;
  if (days === null || date === null) return <Trans>No activity</Trans>;
  const words = formatDaysAgo(days, i18n.locale);
  return <time title={formatEpochDay(date)}>{words.charAt(0).toUpperCase() + words.slice(1)}</time>;
}

function AverageActivity({ row }: { readonly row: PatientRow }) {
  const { i18n } = useLingui();
  if (row.daysActivePerWeek === null) return "–";
  const rate = formatNumber(row.daysActivePerWeek, i18n.locale);
  return <Trans>{rate} days / wk</Trans>;
}

/** The list's columns; figures cover the last 30 days. */
export function useColumns(): readonly Column<PatientRow, CaseloadColumn>[] {
  const { t, i18n } = useLingui();
  const figure = { isSortable: true, isFigure: true, startsWith: "descending" } as const;
  return [
    {
      key: "username",
      label: t`Username`,
      isSortable: true,
      isName: true,
      cell: ({ patientId, patientUsername }) => (
        <TextLink to="/dashboard/patient/$patientId/report" params={{ patientId }}>
          {patientUsername}
        </TextLink>
      ),
    },
    {
      key: "status",
      label: t`Status`,
      isSortable: true,
      cell: (row) => <StatusMark row={row} />,
    },
    {
      key: "lastActivity",
      label: t`Last activity`,
      isSortable: true,
      startsWith: "descending",
      cell: (row) => <LastActivity row={row} />,
    },
    {
      ...figure,
      key: "homeExercises",
      label: t`Home exercises`,
      cell: (row) => formatNumber(row.homeExercises, i18n.locale),
    },
    {
      ...figure,
      key: "clinicExercises",
      label: t`Clinic exercises`,
      cell: (row) => formatNumber(row.clinicExercises, i18n.locale),
    },
    {
      ...figure,
      key: "averageActivity",
      label: t`Average activity`,
      cell: (row) => <AverageActivity row={row} />,
    },
  ];
}
