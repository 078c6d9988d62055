import { Trans } from "@lingui/react/macro";
import type { TaskView } from "@regain/contract/entities/task-view";
import { useEffect, useState } from "react";
import type { Interval } from "../engine/course.ts";
import type { Scene, TutorialStep } from "../engine/tutorial.ts";
import { shownHints } from "../views/shown-hints.ts";
import type { ViewPhase } from "../views/view-props.ts";
import { ViewBody } from "../views/registry.tsx";
import { FillerTaskCard } from "./filler-task-card.tsx";
import styles from "./interval.module.css";
import { Study } from "./study.tsx";

const nothing = () => undefined;
const tickMs = 100;

/** Time passes before the question, faster than in practice. */
function Passing({ interval, ms }: { readonly interval: Interval; readonly ms: number }) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShare((now) => Math.min(1, now + tickMs / ms)), tickMs);
    return () => clearInterval(timer);
  }, [ms]);
  const [task] = interval.tasks;
  return (
    <div className={styles.interval}>
      <p className={styles.words}>
        <Trans>A short break task. Then the question comes.</Trans>
      </p>
      <progress className={styles.progress} aria-hidden max={1} value={share} />
      {task && <FillerTaskCard task={task} onDone={nothing} />}
    </div>
  );
}

type QuestionScene = Exclude<Scene, "study" | "interval">;

const phases: Readonly<Record<QuestionScene, ViewPhase>> = {
  heard: "presenting",
  shown: "presenting",
  question: "answering",
  answered: "answered",
};

interface ReplayStageProps {
  readonly view: TaskView;
  readonly step: TutorialStep;
}

/** The item as it looks at a moment of its tutorial, rendered by the player's own parts. */
export function ReplayStage({ view, step }: ReplayStageProps) {
  const [showing] = useState(() => new AbortController());
  useEffect(() => () => showing.abort(), [showing]);
  const { signal } = showing;
  const { scene, interval, caption, ms } = step;
  if (scene === "interval")
    return interval && <Passing key={interval.startAt} interval={interval} ms={ms} />;
  if (scene === "study")
    return (
      <Study
        view={view}
        signal={signal}
        isAgain={false}
        isSaid={caption === "stream"}
        onReplay={nothing}
        onReady={nothing}
      />
    );
  return (
    <ViewBody
      key={scene === "shown" ? "shown" : "question"}
      view={view}
      state={step.state}
      phase={phases[scene]}
      {...shownHints(step.pointed)}
      presentation={0}
      onPresented={nothing}
      act={nothing}
      signal={signal}
      isDemonstration
    />
  );
}
