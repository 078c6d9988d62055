import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LevelFigures } from "../level-order.ts";
import styles from "./cue-note.module.css";

type Cues = LevelFigures["latestCues"];

const names: Readonly<Record<string, MessageDescriptor>> = {
  semantic: msg`what it means`,
  phonemic: msg`first sound`,
  graphemic: msg`first letter`,
  full: msg`whole answer`,
  hint: msg`hints shown`,
};

interface CueNoteProps {
  /** Undefined while there is no baseline. */
  readonly baseline: Cues | undefined;
  readonly latest: Cues;
}

/** The help given, then and now. One press of "Get Help" shows several hints. */
export function CueNote({ baseline, latest }: CueNoteProps) {
  const { i18n, t } = useLingui();
  const listed = (cues: Cues) =>
    cues
      .map(({ cueType, numCues }) => {
        const name = names[cueType];
        return `${name ? i18n._(name) : cueType} ${numCues}`;
      })
      .join(", ") || t`none`;
  if (latest.length === 0 && !baseline?.length) return null;
  const now = listed(latest);
  if (!baseline)
    return (
      <p className={styles.note}>
        <Trans>Help given: {now}.</Trans>
      </p>
    );
  const then = listed(baseline);
  return (
    <p className={styles.note}>
      <Trans>
        Help given: baseline {then}; latest {now}.
      </Trans>
    </p>
  );
}
