import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { RecorderState } from "../../tools/recorder.ts";
import type { Standing } from "./use-recognition-result.ts";

const whileRecording: Readonly<Partial<Record<RecorderState["kind"], ReactNode>>> = {
  asking: <Trans>Please allow the microphone.</Trans>,
  recording: <Trans>Recording. Speak now.</Trans>,
};

/** What was heard instead is not shown: it is a guess, and often wrong. */
const sentences: Readonly<Record<Exclude<Standing, undefined>, ReactNode>> = {
  waiting: <Trans>Listening …</Trans>,
  right: null,
  other: <Trans>I heard something else. Listen. Was it right?</Trans>,
  silence: null,
  unknown: <Trans>We could not check it this time. Listen. Was it right?</Trans>,
};

interface SpokenStatusProps {
  readonly state: RecorderState;
  readonly standing: Standing;
  /** Nothing may reveal what was right. */
  readonly isQuiet?: boolean | undefined;
}

const plain = <Trans>Listen. Was it right?</Trans>;

/** One quiet line: what is happening now, and what was made of the recording. */
export function SpokenStatus({ state, standing, isQuiet = false }: SpokenStatusProps) {
  if (state.kind !== "recorded") return whileRecording[state.kind];
  const isUnsaid = standing === undefined || (isQuiet && standing === "other");
  return (
    <>
      {state.recording.isCut && <Trans>The recording stopped after 30 seconds.</Trans>}{" "}
      {isUnsaid ? plain : sentences[standing]}
    </>
  );
}
