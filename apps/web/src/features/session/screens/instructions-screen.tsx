import { Plural, Trans } from "@lingui/react/macro";
import type { SessionTask, TherapySession } from "@regain/contract/entities/session";
import { Play, Volume2 } from "lucide-react";
import { useMemo } from "react";
import { reader } from "../audio/sound.ts";
import { aheadAt, categoryOf } from "../engine/category.ts";
import { segmentsOf } from "../engine/progress.ts";
import { instructionOf } from "../engine/readable.ts";
import { ProgressFoot } from "../parts/bottom-bar.tsx";
import { HowItWorks } from "../parts/how-it-works.tsx";
import { Progress } from "../parts/progress.tsx";
import { SteadyButton } from "../parts/steady-button.tsx";
import type { TutorialKind } from "../parts/tutorial-dialog.tsx";
import { useFocusHeadingOn } from "../playing/use-heading-focus.ts";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { SpokenText } from "../stimuli/spoken-text.tsx";
import { MicrophoneCheck } from "../tools/microphone-check.tsx";
import styles from "./instructions-screen.module.css";

interface InstructionsScreenProps {
  readonly session: TherapySession;
  readonly answered: ReadonlySet<string>;
  readonly position: number;
  readonly task: SessionTask;
  readonly onStart: () => void;
  readonly onTutorial: (kind: TutorialKind) => void;
}

/** Before a category: its name, what to do, how long it takes. */
export function InstructionsScreen(props: InstructionsScreenProps) {
  const { session, answered, position, task, onStart, onTutorial } = props;
  const leaving = useUnmountSignal();
  const { name, activity, introduction, film } = useMemo(
    () => categoryOf(session, task.taskType),
    [session, task.taskType],
  );
  const { count, minutes } = useMemo(() => aheadAt(session, position), [session, position]);
  const segments = useMemo(
    () => segmentsOf(session.tasks, answered, position),
    [session, answered, position],
  );
  const sentence = task.taskView.instructions.text;
  const isSpoken =
    task.taskView.templateName === "Production" && task.taskView.response === "speech";
  const heading = useFocusHeadingOn(name);

  const read = () => reader.read([introduction, ...instructionOf(task.taskView)], leaving());

  return (
    <>
      <main className={styles.main}>
        <title>{`${name} – Regain`}</title>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            <SpokenText text={name} within={introduction.text} />
          </h1>
          <p className={styles.activity}>
            <SpokenText text={activity} within={introduction.text} />
          </p>
          <p className={styles.sentence}>
            <SpokenText text={sentence} />
          </p>
          <p className={styles.effort}>
            <Plural value={count} one="# item." other="# items." />{" "}
            <Plural value={minutes} one="About # minute." other="About # minutes." />
          </p>
        </div>
        {isSpoken && <MicrophoneCheck />}
        <div className={styles.actions}>
          <SteadyButton look="primary" size="large" icon={Play} onTap={onStart}>
            <Trans>Start</Trans>
          </SteadyButton>
          <SteadyButton icon={Volume2} onTap={() => void read()}>
            <Trans>Read aloud</Trans>
          </SteadyButton>
        </div>
        <HowItWorks film={film} onTutorial={onTutorial} />
      </main>
      <ProgressFoot>
        <Progress segments={segments} number={position + 1} total={session.tasks.length} />
      </ProgressFoot>
    </>
  );
}
