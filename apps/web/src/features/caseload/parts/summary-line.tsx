import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CaseloadSummary } from "@regain/contract/entities/caseload";
import { formatNumber } from "../../../lib/formats.ts";

/** With its sign: `+96`, `−12`, `±0`. */
const change = (value: number, locale: string) =>
  value === 0
    ? "±0"
    : new Intl.NumberFormat(locale, { signDisplay: "always" }).format(value).replace("-", "−");

/** The figures of the whole caseload in one line. */
export function SummaryLine({ summary }: { readonly summary: CaseloadSummary }) {
  const { i18n } = useLingui();
  const { numPatients, numAddedPatients, numDischargedPatients, totalExercises } = summary;
  const home = formatNumber(summary.homeExercises, i18n.locale);
  const addedTotal = change(summary.addedTotalExercises, i18n.locale);
  const addedHome = change(summary.addedHomeExercises, i18n.locale);
  return (
    <>
      <p>
        <Plural value={numPatients} one="# patient" other="# patients" />
        {" · "}
        <Trans>
          {numAddedPatients} added and {numDischargedPatients} discharged in the last 30 days
        </Trans>
      </p>
      <p>
        <Trans>
          <Plural value={totalExercises} one="# item" other="# items" /> in the last 30 days (
          {addedTotal} compared with the 30 days before), {home} at home ({addedHome})
        </Trans>
      </p>
    </>
  );
}
