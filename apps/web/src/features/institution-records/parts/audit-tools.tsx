import { Trans, useLingui } from "@lingui/react/macro";
import { auditKinds } from "@regain/contract/audit-values";
import { deviceToday } from "../../../lib/device-today.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useRangeChoices } from "../../../ui/use-range-choices.ts";
import { isNarrowed } from "../audit-filter.ts";
import type { AuditChange, AuditSearch } from "../audit-search.ts";
import { kindNames } from "../audit-words.ts";
import styles from "./audit-tools.module.css";

export interface AuditToolsProps {
  readonly search: AuditSearch;
  readonly onSearch: (change: AuditChange) => void;
}

export const everything: AuditChange = {
  person: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
  refused: undefined,
};

/** Filters for who, what and when. */
export function AuditTools({ search, onSearch }: AuditToolsProps) {
  const { t, i18n } = useLingui();
  const today = deviceToday();
  const choices = useRangeChoices(undefined, today);
  const { typed, type, onFocus, onBlur } = useTyped(search.person ?? "", (text) =>
    onSearch({ person: text === "" ? undefined : text }),
  );
  const { from, to } = search;
  // An address may name only one end, or both in the wrong order: the field shows what it can.
  const range = from || to ? { from: from ?? to!, to: to ?? from! } : null;
  return (
    <search className={styles.tools}>
      <div className={styles.search} onFocus={onFocus} onBlur={onBlur}>
        <SearchField label={t`Search for a person`} value={typed} onChange={type} />
      </div>
      <Select
        label={t`Kind of action`}
        value={search.kind ?? "all"}
        onChange={(kind) => onSearch({ kind: kind === "all" ? undefined : kind })}
        options={[
          { value: "all" as const, label: t`All kinds` },
          ...auditKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) })),
        ]}
      />
      <DateRangeField
        label={t`Days`}
        value={range}
        max={today}
        choices={choices}
        error={range && range.from > range.to ? t`The first day comes after the last.` : undefined}
        onChange={(days) => onSearch({ from: days.from, to: days.to })}
      />
      <div className={styles.refused}>
        <Checkbox
          isSelected={search.refused === "true"}
          onChange={(isOn) => onSearch({ refused: isOn ? "true" : undefined })}
        >
          <Trans>Only refused actions</Trans>
        </Checkbox>
        {isNarrowed(search) && (
          <Button onPress={() => onSearch(everything)}>
            <Trans>Show everything</Trans>
          </Button>
        )}
      </div>
    </search>
  );
}
