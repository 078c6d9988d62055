import { Trans } from "@lingui/react/macro";
import type { AssessmentIntroduction } from "@regain/contract/entities/session";
import { Play, Volume2 } from "lucide-react";
import { reader } from "../audio/sound.ts";
import { SteadyButton } from "../parts/steady-button.tsx";
import { useFocusHeadingOn } from "../playing/use-heading-focus.ts";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { SpokenText } from "../stimuli/spoken-text.tsx";
import styles from "./assessment-intro-screen.module.css";

interface AssessmentIntroScreenProps {
  readonly introduction: AssessmentIntroduction;
  readonly onStart: () => void;
}

/** Before the first item of an assessment: what to expect, and what not. */
export function AssessmentIntroScreen({ introduction, onStart }: AssessmentIntroScreenProps) {
  const { title, lines, note } = introduction;
  const heading = useFocusHeadingOn(title.text);
  const leaving = useUnmountSignal();
  return (
    <main className={styles.main}>
      <title>{`${title.text} – Regain`}</title>
      <h1 ref={heading} tabIndex={-1}>
        <SpokenText text={title.text} />
      </h1>
      <ul className={styles.words}>
        {lines.map(({ text }) => (
          <li key={text}>
            <SpokenText text={text} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <SpokenText text={note.text} />
      </p>
      <div className={styles.actions}>
        <SteadyButton look="primary" size="large" icon={Play} onTap={onStart}>
          <Trans>Start</Trans>
        </SteadyButton>
        <SteadyButton
          icon={Volume2}
          onTap={() => void reader.read([title, ...lines, note], leaving())}
        >
          <Trans>Read aloud</Trans>
        </SteadyButton>
      </div>
    </main>
  );
}
