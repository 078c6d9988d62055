import { Trans } from "@lingui/react/macro";
import styles from "./dialogs.module.css";

export interface HelpLinesProps {
  /** Practice or questions are on: there is Home, and what to do is read aloud. */
  readonly isPlaying?: boolean;
  readonly canSkip?: boolean;
  /** “Get Help” is there. */
  readonly givesHints?: boolean;
}

/** What can be done where help was asked for: no button is named that is not there. */
export const HelpLines = ({ isPlaying, canSkip, givesHints }: HelpLinesProps) => (
  <ul className={styles.list}>
    <li>
      <Trans>Take your time. You can stop and go on later.</Trans>
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
