import { useLingui } from "@lingui/react/macro";
import type { StatusType } from "@regain/contract/entities/caseload";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { ListChange, ListSearch } from "../list-search.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import styles from "./list-tools.module.css";

export interface ListToolsProps {
  readonly search: ListSearch;
  /** Undefined where they could not be read. */
  readonly statuses: readonly StatusType[] | undefined;
  readonly onSearch: (change: ListChange) => void;
}

/** Search and filter. */
export function ListTools({ search, statuses, onSearch }: ListToolsProps) {
  const { t } = useLingui();
  const { typed, type, onFocus, onBlur } = useTyped(search.search ?? "", (text) =>
    onSearch({ search: text === "" ? undefined : text }),
  );
  const present = statuses?.filter(({ kind }) => kind !== "discharged");
  const all = present?.reduce((sum, { count }) => sum + count, 0);
  return (
    <search className={styles.tools}>
      <div className={styles.search} onFocus={onFocus} onBlur={onBlur}>
        <SearchField label={t`Search patients`} value={typed} onChange={type} />
      </div>
      {statuses && (
        <Select
          label={t`Show`}
          value={search.status ?? "all"}
          onChange={(kind) => onSearch({ status: kind === "all" ? undefined : kind })}
          options={[
            { value: "all" as const, label: t`All patients (${all})` },
            ...statuses.map(({ kind, statusLabel, count }) => ({
              value: kind,
              label: `${statusLabel} (${count})`,
            })),
          ]}
        />
      )}
    </search>
  );
}
