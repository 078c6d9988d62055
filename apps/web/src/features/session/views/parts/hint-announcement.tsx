import { Trans } from "@lingui/react/macro";
import type { Choice } from "@regain/contract/entities/task-view";
import { Announcement } from "./announcement.tsx";

interface HintAnnouncementProps {
  readonly hinted: readonly string[];
  readonly choices: readonly Choice[];
  /** Where it goes: the same part may be pointed to more than once, and a repeated text is not announced. */
  readonly place?: string | undefined;
}

/** Says which part the latest hint points to. */
export function HintAnnouncement({ hinted, choices, place }: HintAnnouncementProps) {
  const label = choices.find(({ id }) => id === hinted.at(-1))?.label;
  if (label === undefined) return <Announcement>{null}</Announcement>;
  return (
    <Announcement>
      {place ? (
        <Trans>
          Hint: {label}, {place}
        </Trans>
      ) : (
        <Trans>Hint: {label}</Trans>
      )}
    </Announcement>
  );
}
