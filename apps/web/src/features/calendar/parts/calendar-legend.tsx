import { Trans, useLingui } from "@lingui/react/macro";
import { goalMinutes, shadeMinutes } from "@regain/therapy/practice-day";
import { PracticeMark } from "../../../ui/charts/practice-mark.tsx";
import styles from "./calendar-legend.module.css";

/** What the marks mean. */
export function CalendarLegend() {
  const { t } = useLingui();
  const [first, second, third] = shadeMinutes;
  const entries = [
    { shade: 1, text: t`At home, ${first} to ${second - 1} minutes` },
    { shade: 2, text: t`${second} to ${third - 1} minutes` },
    { shade: 3, text: t`${third} to ${goalMinutes - 1} minutes` },
    { shade: 4, text: t`${goalMinutes} minutes or more` },
  ] as const;
  return (
    <ul className={styles.legend} aria-label={t`What the marks mean`}>
      {entries.map(({ shade, text }) => (
        <li key={shade}>
          <PracticeMark shade={shade} inClinic={false} isGoalMet={shade === 4} />
          {text}
        </li>
      ))}
      <li>
        <PracticeMark shade={0} inClinic isGoalMet={false} />
        <Trans>In the clinic</Trans>
      </li>
      <li>
        <PracticeMark shade={2} inClinic isGoalMet={false} />
        <Trans>At home and in the clinic</Trans>
      </li>
      <li>
        <PracticeMark shade={0} inClinic={false} isGoalMet />
        <Trans>Check mark: {goalMinutes} minutes or more in total, the daily goal</Trans>
      </li>
    </ul>
  );
}
