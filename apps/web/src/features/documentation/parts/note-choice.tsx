import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { NoteDetail, NoteKind } from "@regain/contract/entities/note";
import { addDays } from "@regain/therapy/days";
import { DateField } from "../../../ui/date-field.tsx";
import type { DayRange } from "../../../ui/date-limits.ts";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";

const details = [
  { value: "detailed", label: msg`Detailed` },
  { value: "brief", label: msg`Brief` },
] as const;

interface NoteChoiceProps {
  readonly kind: NoteKind;
  /** The patient's date, as far as it is known. */
  readonly today: string;
  /** Null until it is chosen. */
  readonly range: DayRange | null;
  readonly onRange: (range: DayRange | null) => void;
  /** For a daily note; null until it is chosen. */
  readonly detail: NoteDetail | null;
  readonly onDetail: (detail: NoteDetail) => void;
}

/** The days a note covers, none in the future; for a daily note also its level of detail. */
export function NoteChoice({ kind, today, range, onRange, detail, onDetail }: NoteChoiceProps) {
  const { t, i18n } = useLingui();
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  if (kind !== "dailySessionNote")
    return (
      <DateRangeField
        label={t`First and last day`}
        value={range}
        onChange={onRange}
        onFault={() => onRange(null)}
        max={today}
        choices={[
          { label: t`Last 7 days`, range: last(7) },
          { label: t`Last 30 days`, range: last(30) },
          { label: t`Last 90 days`, range: last(90) },
        ]}
        isRequired
      />
    );
  return (
    <>
      <RadioGroup<NoteDetail>
        label={t`Type`}
        choices={details.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={detail}
        onChange={onDetail}
        isRequired
        row
      />
      <DateField
        label={t`Date`}
        value={range?.to ?? null}
        onChange={(day) => onRange(day ? { from: day, to: day } : null)}
        max={today}
        isRequired
      />
    </>
  );
}
