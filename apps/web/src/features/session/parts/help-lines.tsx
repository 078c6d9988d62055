import { Trans } from "@lingui/react/macro";
import styles from "./dialogs.module.css";

export interface HelpLinesProps {
  /** During practice or questions: Home is there, and what to do can be read aloud. */
  readonly isPlaying?: boolean;
  readonly canSkip?: boolean;
  /** “Get Help” is there. */
  readonly givesHints?: boolean;
}

/** What can be done where help was requested: only buttons that are there are named. */
export const HelpLines = ({ isPlaying, canSkip, givesHints }: HelpLinesProps) => (
  <ul className={styles.list}>
    <li>
      <Trans>Take your time. You can stop and continue later.</Trans>
    </li>
    {isPlaying && (
      <li>
        <Trans>Touch the loudspeaker to hear what to do.</Trans>
      </li>
    )}
    {givesHints && (
      <li>
        <Trans>Touch “Get Help” for a hint.</Trans>
      </li>
    )}
    {canSkip && (
      <li>
        <Trans>Too hard? Touch “Skip”.</Trans>
      </li>
    )}
    {isPlaying && (
      <li>
        <Trans>Want to stop? Touch “Home”. Your answers are kept.</Trans>
      </li>
    )}
  </ul>
);
