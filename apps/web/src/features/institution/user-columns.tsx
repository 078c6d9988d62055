import { Trans, useLingui } from "@lingui/react/macro";
import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import type { InstitutionUserColumn } from "@regain/contract/institution-user-values";
import { formatMoment, formatRelative } from "../../lib/formats.ts";
import type { Column } from "../../ui/table.tsx";
import { UserNameCell } from "./parts/user-name-cell.tsx";
import { UserStatus } from "./parts/user-status.tsx";
import styles from "./user-columns.module.css";

interface LastSignInProps {
  readonly row: InstitutionUser;
  readonly readAt: number;
}

function LastSignIn({ row, readAt }: LastSignInProps) {
  const { i18n } = useLingui();
  const { lastSignInDate: seconds } = row;
  if (seconds === null) return <Trans>Not logged in</Trans>;
  const then = seconds * 1000;
  const words = formatRelative(then, readAt, i18n.locale);
  return (
    <time title={formatMoment(new Date(then))}>
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </time>
  );
}

function UserTypeCell({ row }: { readonly row: InstitutionUser }) {
  if (row.type === "patient") return <Trans>Patient</Trans>;
  return row.institutionAdmin ? <Trans>Clinician, admin</Trans> : <Trans>Clinician</Trans>;
}

/**
 * The columns of the user list.
 * @param readAt when the list was loaded, ms: relative times start from it
 */
export function useUserColumns(
  readAt: number,
): readonly Column<InstitutionUser, InstitutionUserColumn>[] {
  const { t } = useLingui();
  return [
    {
      key: "name",
      label: t`Name`,
      isSortable: true,
      isName: true,
      cell: (row) => <UserNameCell row={row} />,
    },
    {
      key: "email",
      isLong: true,
      label: t`Email`,
      isSortable: true,
      cell: ({ email }) => <span className={styles.email}>{email ?? "–"}</span>,
    },
    {
      key: "status",
      label: t`Status`,
      isSortable: true,
      cell: (row) => <UserStatus row={row} />,
    },
    { key: "type", label: t`Type`, isSortable: true, cell: (row) => <UserTypeCell row={row} /> },
    {
      key: "lastSignIn",
      label: t`Last sign in`,
      isSortable: true,
      startsWith: "descending",
      cell: (row) => <LastSignIn row={row} readAt={readAt} />,
    },
  ];
}
