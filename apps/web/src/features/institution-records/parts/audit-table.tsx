import { Trans, useLingui } from "@lingui/react/macro";
import { auditPageSizes } from "@regain/contract/audit-values";
import type { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import type { CallAnswer } from "@regain/contract/endpoint";
import type { AuditEntry } from "@regain/contract/entities/audit-entry";
import { Ban, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import type { AuditChange, AuditSearch } from "../audit-search.ts";
import { kindNames } from "../audit-words.ts";
import { usePageTop } from "../../../ui/use-page-top.ts";
import styles from "./audit-table.module.css";

interface AuditTableProps {
  readonly page: CallAnswer<typeof institutionAudit>;
  readonly search: AuditSearch;
  readonly onSearch: (change: AuditChange) => void;
  readonly isStale: boolean;
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: "at",
      label: t`When`,
      cell: ({ at }) => (
        <time className={styles.when} dateTime={at}>
          {formatMoment(at)}
        </time>
      ),
    },
    {
      key: "text",
      label: t`What happened`,
      isName: true,
      cell: ({ text, isRefused }) => (
        <span className={isRefused ? styles.refused : styles.done}>
          {isRefused && <Icon of={Ban} />}
          <span>{text}</span>
        </span>
      ),
    },
    {
      key: "kind",
      label: t`Kind of action`,
      cell: ({ kind }) => <span className={styles.kind}>{i18n._(kindNames[kind])}</span>,
    },
    { key: "ip", label: t`From`, cell: ({ ip }) => <span className={styles.ip}>{ip}</span> },
  ];
}

/** Who did what, with buttons for earlier and later entries. */
export function AuditTable({ page, search, onSearch, isStale }: AuditTableProps) {
  const { t } = useLingui();
  const columns = useColumns();
  const { entries, hasNewer, hasOlder } = page;
  const { before = "", after = "" } = search;
  const shown = before + after;
  // A filter leads away from a page as well; whoever types in it stays there.
  const [turnedTo, setTurnedTo] = useState(shown);
  const top = usePageTop<HTMLDivElement>(!isStale && turnedTo === shown ? shown : undefined);
  const turn = (way: "before" | "after", cursor = "") => {
    setTurnedTo(cursor);
    onSearch({ [way]: cursor });
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.trail}>
      <Table
        label={t`Who did what`}
        columns={columns}
        rows={entries}
        idOf={({ id }) => id}
        nameOf={({ text }) => text}
        isStale={isStale}
      />
      <nav className={styles.turn} aria-label={t`Pages of the trail`}>
        <Select
          label={t`Rows per page`}
          value={search.pageSize ?? "25"}
          onChange={(pageSize) => onSearch({ pageSize })}
          options={auditPageSizes.map((size) => ({
            value: String(size) as "25" | "50" | "100",
            label: String(size),
          }))}
        />
        <div className={styles.ways}>
          <Button
            icon={ChevronLeft}
            isDisabled={!hasNewer}
            onPress={() => turn("after", entries[0]?.cursor)}
          >
            <Trans>Newer</Trans>
          </Button>
          <Button
            iconAfter={ChevronRight}
            isDisabled={!hasOlder}
            onPress={() => turn("before", entries.at(-1)?.cursor)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      </nav>
    </div>
  );
}
