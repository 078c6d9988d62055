import { Trans, useLingui } from "@lingui/react/macro";
import type { ColumnType } from "@regain/contract/detailed-table-values";
import { addDays } from "@regain/therapy/days";
import { History } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Task } from "../chosen-table.ts";
import { tasksOf } from "../table-address.ts";
import type { Measure, TableChange, TableSearch } from "../table-search.ts";
import { TaskFilter } from "./task-filter.tsx";
import styles from "./table-tools.module.css";

interface TableToolsProps {
  readonly search: TableSearch;
  readonly onSearch: (change: TableChange) => void;
  /** The days that the table shows; null until they are known. */
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly today: string;
  readonly tasks: readonly Task[];
}

/** What the table shows: which days, in which columns, which figure, which tasks. */
export function TableTools({ search, onSearch, range, today, tasks }: TableToolsProps) {
  const { t } = useLingui();
  const { columns = "BySchedule", measure = "accuracy", startDate, endDate } = search;
  const isWhole = startDate === undefined && endDate === undefined;
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return (
    <div className={styles.tools}>
      <DateRangeField
        label={t`Dates`}
        value={range}
        max={today}
        onChange={({ from, to }) => onSearch({ startDate: from, endDate: to })}
        choices={[
          { label: t`Last 7 days`, range: last(7) },
          { label: t`Last 30 days`, range: last(30) },
          { label: t`Last 90 days`, range: last(90) },
        ]}
      />
      {!isWhole && (
        <Button
          icon={History}
          onPress={() => onSearch({ startDate: undefined, endDate: undefined })}
        >
          <Trans>Since Therapy Start</Trans>
        </Button>
      )}
      <Select<ColumnType>
        label={t`Columns`}
        value={columns}
        onChange={(next) => onSearch({ columns: next })}
        options={[
          { value: "BySchedule", label: t`By Schedule` },
          { value: "ByDay", label: t`By Day` },
          { value: "ByWeek", label: t`By Week` },
        ]}
      />
      <RadioGroup<Measure>
        label={t`Show`}
        row
        value={measure}
        onChange={(next) => onSearch({ measure: next })}
        choices={[
          { value: "accuracy", label: t`Accuracy` },
          { value: "latency", label: t`Latency` },
        ]}
      />
      {tasks.length > 0 && (
        <TaskFilter
          tasks={tasks}
          chosen={tasksOf(search.tasks)}
          onChoose={(chosen) =>
            onSearch({ tasks: chosen && [...chosen].toSorted((a, b) => a - b).join(",") })
          }
        />
      )}
    </div>
  );
}
