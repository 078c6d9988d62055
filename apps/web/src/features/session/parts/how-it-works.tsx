import { Trans } from "@lingui/react/macro";
import { CirclePlay, Eye } from "lucide-react";
import { useId, useState } from "react";
import type { Film } from "../engine/category.ts";
import { contentPath } from "../stimuli/content-path.ts";
import styles from "./how-it-works.module.css";
import { SteadyButton } from "./steady-button.tsx";
import type { TutorialKind } from "./tutorial-dialog.tsx";

interface HowItWorksProps {
  readonly film: Film | undefined;
  readonly onTutorial: (kind: TutorialKind) => void;
}

/** Two optional ways to see how it is done: a film, and the exercise playing itself. */
export function HowItWorks({ film, onTutorial }: HowItWorksProps) {
  const headingId = useId();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      {film && !isMissing && (
        <img
          className={styles.poster}
          src={contentPath(film.poster)}
          alt=""
          decoding="async"
          onError={() => setIsMissing(true)}
        />
      )}
      <div className={styles.ways}>
        <h2 id={headingId}>
          <Trans>How it works</Trans>
        </h2>
        <div className={styles.buttons}>
          {film && (
            <SteadyButton icon={CirclePlay} onTap={() => onTutorial("film")}>
              <Trans>Play</Trans>
            </SteadyButton>
          )}
          <SteadyButton icon={Eye} onTap={() => onTutorial("replay")}>
            <Trans>See this exercise</Trans>
          </SteadyButton>
        </div>
      </div>
    </section>
  );
}
