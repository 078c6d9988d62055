import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TherapySession } from "@regain/contract/entities/session";
import { Play } from "lucide-react";
import { effortOf } from "../engine/assessment.ts";
import { SteadyButton } from "../parts/steady-button.tsx";
import { useHeadingFocus } from "../playing/use-heading-focus.ts";
import styles from "./assessment-intro-screen.module.css";

interface AssessmentIntroScreenProps {
  readonly session: TherapySession;
  readonly onStart: () => void;
}

/** Before the first item of an assessment: what comes, and what does not. */
export function AssessmentIntroScreen({ session, onStart }: AssessmentIntroScreenProps) {
  const { t } = useLingui();
  const title = t`We find the right level for you.`;
  const heading = useHeadingFocus(title);
  const { items, minutes } = effortOf(session);
  return (
    <main className={styles.main}>
      <title>{`${title} – Regain`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <ul className={styles.words}>
        <li>
          <Plural value={items} one="There is # short item." other="There are # short items." />{" "}
          <Plural
            value={minutes}
            one="It takes about # minute."
            other="It takes about # minutes."
          />
        </li>
        <li>
          <Trans>You can stop at any time. Your answers are kept.</Trans>
        </li>
        <li>
          <Trans>Some items are easy. Some are hard. That is as it should be.</Trans>
        </li>
        <li>
          <Trans>Here we give no help. We do not say what was right.</Trans>
        </li>
      </ul>
      <p className={styles.note}>
        <Trans>This is not a diagnosis.</Trans>
      </p>
      <div className={styles.actions}>
        <SteadyButton look="primary" size="large" icon={Play} onTap={onStart}>
          <Trans>Start</Trans>
        </SteadyButton>
      </div>
    </main>
  );
}
