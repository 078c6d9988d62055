import { Trans, useLingui } from "@lingui/react/macro";
import type { SpokenTry } from "@regain/contract/entities/spoken-answer";
import { Play, Square } from "lucide-react";
import { formatMoment } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import type { Listening } from "../../../lib/use-listening.ts";
import styles from "./answer-card.module.css";

type Heard = Pick<SpokenTry, "heard" | "isRecognised">;

/** As worded for the patient: what was misheard says nothing about them. */
function WhatWasUnderstood({ isRecognised }: Heard) {
  if (isRecognised === null) return <Trans>It was not checked.</Trans>;
  return isRecognised ? <Trans>Understood</Trans> : <Trans>Not understood</Trans>;
}

function WhatWasHeard({ heard, isRecognised }: Heard) {
  if (isRecognised === null) return <Trans>This could not be judged.</Trans>;
  if (isRecognised) return <Trans>Recognized: “{heard}”</Trans>;
  return heard ? <Trans>Not recognized. Heard “{heard}”</Trans> : <Trans>Not recognized.</Trans>;
}

interface TryLineProps {
  readonly one: SpokenTry;
  readonly number: number;
  /** What was to be said. */
  readonly word: string;
  /** The patient's. */
  readonly timeZone: string;
  readonly listening: Listening;
  /** The reader is the patient. */
  readonly isOwn: boolean;
}

/** One try: its recording, and how it was judged. */
export function TryLine({ one, number, word, timeZone, listening, isOwn }: TryLineProps) {
  const { t } = useLingui();
  const { recordingId, recordedAt } = one;
  const isPlaying = listening.playing === recordingId;
  const label = isPlaying ? t`Stop try ${number} of ${word}` : t`Play try ${number} of ${word}`;
  return (
    <li className={styles.try}>
      <Button
        icon={isPlaying ? Square : Play}
        aria-label={label}
        data-play
        onPress={() => listening.toggle(recordingId)}
      >
        {isPlaying ? <Trans>Stop</Trans> : <Trans>Play</Trans>}
      </Button>
      <span>
        <span className={styles.heard}>
          {isOwn ? <WhatWasUnderstood {...one} /> : <WhatWasHeard {...one} />}
        </span>
        <span className={styles.quiet}> {formatMoment(recordedAt, timeZone)}</span>
        {listening.failed === recordingId && (
          <span role="alert" className={styles.failed}>
            <Trans>We cannot play this right now.</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
