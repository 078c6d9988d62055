import { Trans } from "@lingui/react/macro";
import type { Choice } from "@regain/contract/entities/task-view";
import { Announcement } from "./announcement.tsx";

interface HintAnnouncementProps {
  readonly hinted: readonly string[];
  readonly choices: readonly Choice[];
}

/** Says which part the latest hint points to. */
export function HintAnnouncement({ hinted, choices }: HintAnnouncementProps) {
  const label = choices.find(({ id }) => id === hinted.at(-1))?.label;
  return <Announcement>{label !== undefined && <Trans>Hint: {label}</Trans>}</Announcement>;
}
