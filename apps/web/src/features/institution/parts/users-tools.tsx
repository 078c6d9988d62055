import { useLingui } from "@lingui/react/macro";
import type { institutionUsers } from "@regain/contract/calls/license/institution-users";
import type { CallResult } from "@regain/contract/endpoint";
import { useTyped } from "../../../lib/use-typed.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { UsersChange, UsersSearch } from "../users-search.ts";
import styles from "./users-tools.module.css";

export interface UsersToolsProps {
  readonly search: UsersSearch;
  /** Undefined where they could not be read. */
  readonly counts: CallResult<typeof institutionUsers>["body"]["counts"] | undefined;
  readonly onSearch: (change: UsersChange) => void;
}

/** Search and filter. */
export function UsersTools({ search, counts, onSearch }: UsersToolsProps) {
  const { t } = useLingui();
  const { typed, type, onFocus, onBlur } = useTyped(search.search ?? "", (text) =>
    onSearch({ search: text === "" ? undefined : text }),
  );
  return (
    <search className={styles.tools}>
      <div className={styles.search} onFocus={onFocus} onBlur={onBlur}>
        <SearchField label={t`Search for users`} value={typed} onChange={type} />
      </div>
      {counts && (
        <Select
          label={t`Show`}
          value={search.type ?? "all"}
          onChange={(kind) => onSearch({ type: kind === "all" ? undefined : kind })}
          options={[
            { value: "all" as const, label: t`All (${counts.all})` },
            { value: "clinician" as const, label: t`Clinicians (${counts.clinician})` },
            { value: "patient" as const, label: t`Patients (${counts.patient})` },
          ]}
        />
      )}
    </search>
  );
}
