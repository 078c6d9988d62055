import { Trans } from "@lingui/react/macro";
import type { AnsweredItem as Answered } from "@regain/contract/entities/session-response";
import type { TaskView } from "@regain/contract/entities/task-view";
import { replay } from "@regain/therapy/score";
import { useEffect, useMemo, useState } from "react";
import { voice } from "../audio/sound.ts";
import { itemSteps } from "../engine/item-steps.ts";
import { HeardAgain } from "../parts/heard-again.tsx";
import { StepList } from "../parts/step-list.tsx";
import { StudyAgain } from "../parts/study-again.tsx";
import { spokenIn } from "../engine/readable.ts";
import { MediaFailedContext } from "../stimuli/media-context.ts";
import { type Reader, ReaderContext } from "../views/parts/reader-context.ts";
import { ViewBody } from "../views/registry.tsx";
import { VoiceContext } from "../views/voice-context.ts";
import styles from "./answered-item.module.css";

const nothing = () => undefined;

interface ItemAgainProps {
  readonly item: Answered;
  readonly reader: Reader;
}

/** Tools would do nothing here, and what was heard is shown above in words. */
const asShown = (view: TaskView): TaskView => ({
  ...view,
  stimulus: view.stimulus.filter(({ kind }) => kind !== "audio"),
  showCalculator: false,
  showScratchpad: false,
});

/** The item itself, rendered by the player's own parts. Nothing in it responds, and nothing is recorded. */
function Stage({ item }: Pick<ItemAgainProps, "item">) {
  const { taskView, events, response } = item;
  const [showing] = useState(() => new AbortController());
  useEffect(
    () => () => {
      voice.stop();
      showing.abort();
    },
    [showing],
  );
  const [isIncomplete, setIsIncomplete] = useState(false);
  const view = useMemo(() => asShown(taskView), [taskView]);
  const state = useMemo(() => replay(view, events), [view, events]);
  const isSkipped = response.skipType !== "NONE";
  const { signal } = showing;
  return (
    <MediaFailedContext value={() => setIsIncomplete(true)}>
      <div className={styles.again} data-room="patient">
        <p className={styles.ask}>{view.instructions.text}</p>
        {view.study && (
          <StudyAgain study={view.study} resourceUrl={view.resourceUrl} signal={signal} />
        )}
        <HeardAgain speeches={spokenIn(taskView.stimulus)} />
        {/* What was skipped is shown as it was left: nothing can be touched, and nothing is said about it. */}
        <div inert={isSkipped} className={styles.body} data-template={view.templateName}>
          <ViewBody
            view={view}
            state={state}
            phase={isSkipped ? "answering" : "answered"}
            hinted={[]}
            pointed={[]}
            presentation={0}
            onPresented={nothing}
            act={nothing}
            signal={signal}
          />
        </div>
        {!isSkipped && <p className={styles.answer}>{view.answerText}</p>}
        {isIncomplete && (
          <p role="alert" className={styles.missing}>
            <Trans>A picture or sound in this item cannot be shown now.</Trans>
          </p>
        )}
      </div>
    </MediaFailedContext>
  );
}

/** An item with its answer, for review: as it looked, and what was done on it. */
export default function AnsweredItem({ item, reader }: ItemAgainProps) {
  const steps = useMemo(() => itemSteps(item.taskView, item.events), [item]);
  return (
    <ReaderContext value={reader}>
      <div className={styles.whole}>
        <VoiceContext value={voice}>
          <Stage key={item.response.responseId} item={item} />
        </VoiceContext>
        <section className={styles.moves}>
          <h3 className={styles.part}>
            <Trans>What happened</Trans>
          </h3>
          <StepList steps={steps} cutFrom={item.eventsCutFrom} />
        </section>
      </div>
    </ReaderContext>
  );
}
