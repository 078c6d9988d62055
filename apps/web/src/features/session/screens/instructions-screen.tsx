import { Plural, Trans } from "@lingui/react/macro";
import type { SessionTask, TherapySession } from "@regain/contract/entities/session";
import { Play, Volume2 } from "lucide-react";
import { useMemo } from "react";
import { voice } from "../audio/sound.ts";
import { categoryAt } from "../engine/category.ts";
import { HowItWorks } from "../parts/how-it-works.tsx";
import { SteadyButton } from "../parts/steady-button.tsx";
import type { TutorialKind } from "../parts/tutorial-dialog.tsx";
import { useHeadingFocus } from "../playing/use-heading-focus.ts";
import { useLeaving } from "../playing/use-leaving.ts";
import { MicrophoneCheck } from "../tools/microphone-check.tsx";
import styles from "./instructions-screen.module.css";

interface InstructionsScreenProps {
  readonly session: TherapySession;
  readonly position: number;
  readonly task: SessionTask;
  readonly onStart: () => void;
  readonly onTutorial: (kind: TutorialKind) => void;
}

/** Before a category: its name, what is done, how long it takes. */
export function InstructionsScreen(props: InstructionsScreenProps) {
  const { session, position, task, onStart, onTutorial } = props;
  const leaving = useLeaving();
  const { name, activity, introduction, film, count, minutes } = useMemo(
    () => categoryAt(session, position),
    [session, position],
  );
  const { instructions } = task.taskView;
  const sentence = instructions.text;
  const isSpoken =
    task.taskView.templateName === "Production" && task.taskView.response === "speech";
  const heading = useHeadingFocus(name);

  async function read(): Promise<void> {
    const signal = leaving();
    await voice.say(introduction, { signal });
    if (signal.aborted) return;
    await voice.say({ text: sentence, audioPaths: instructions.instructionAudioPaths }, { signal });
  }

  return (
    <main className={styles.main}>
      <title>{`${name} – Regain`}</title>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.activity}>{activity}</p>
        <p className={styles.sentence}>{sentence}</p>
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
  );
}
