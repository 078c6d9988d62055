import { Trans } from "@lingui/react/macro";
import type { MemoryBoardView } from "@regain/contract/entities/task-view";
import type { MemoryBoardState } from "@regain/therapy/views/memory-board";
import { Announcement } from "../parts/announcement.tsx";
import { faceName } from "../parts/choice-face.tsx";

interface TurnedAnnouncementProps {
  readonly view: MemoryBoardView;
  readonly state: MemoryBoardState;
  readonly pairs: number;
  readonly all: number;
}

/** Says what was turned. If no tile is open, a pair was just found, or nothing has been turned yet. */
export function TurnedAnnouncement({ view, state, pairs, all }: TurnedAnnouncementProps) {
  const open = view.items.filter(({ id }) => state.open.includes(id));
  const last = view.items.find(({ id }) => id === state.matched.at(-1));
  if (open.length > 0 || !last) return <Announcement>{open.map(faceName).join(", ")}</Announcement>;
  const face = faceName(last);
  return (
    <Announcement>
      <Trans>
        {face}, found. {pairs} of {all} pairs found
      </Trans>
    </Announcement>
  );
}
